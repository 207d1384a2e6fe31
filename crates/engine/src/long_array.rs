//! Serializes long arrays as sequences, since serde supports only short ones: `#[serde(with = "engine::long_array")]`.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Serializes the array.
pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
    list: &[T; N],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_seq(list)
}

/// Deserializes an array of exactly that length.
pub fn deserialize<'de, D: Deserializer<'de>, T: DeserializeOwned + Copy, const N: usize>(
    from: D,
) -> Result<[T; N], D::Error> {
    let list = Vec::<T>::deserialize(from)?;
    list.try_into().map_err(|list: Vec<T>| D::Error::custom(format!("{} entries instead of {N}", list.len())))
}
