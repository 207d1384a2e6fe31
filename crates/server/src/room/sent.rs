//! Tracks what has been sent to each viewer, so that only changes are sent, and serializes frames.

use axum::extract::ws::Utf8Bytes;
use registry::{BoardRef, OutlineArea};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::protocol::ServerFrame;

/// What a viewer has been sent.
#[derive(Default)]
pub(super) struct ViewerState {
    /// The sequence number of the last frame.
    pub(super) seq: u64,
    /// The number of moves reported so far, and the number of log lines that they produced.
    pub(super) moves: usize,
    pub(super) lines: usize,
    /// The hash of the last step sent.
    last: Option<blake3::Hash>,
    /// The hash of each outline list as last sent.
    areas: Vec<(BoardRef, blake3::Hash)>,
}

impl ViewerState {
    /// Records the step about to be sent; returns whether it differs from the previous one.
    pub(super) fn takes(&mut self, step: &Part) -> bool {
        self.last.replace(step.print) != Some(step.print)
    }

    /// Records the lists about to be sent; returns those that have changed.
    pub(super) fn takes_lists(&mut self, areas: Vec<OutlineArea>) -> Lists {
        let parts: Vec<Part> = areas.iter().map(Part::of).collect();
        let now: Vec<(BoardRef, blake3::Hash)> =
            areas.into_iter().zip(&parts).map(|(area, part)| (area.id, part.print)).collect();
        let before = std::mem::replace(&mut self.areas, now);
        let same = before.len() == parts.len()
            && before.iter().zip(&self.areas).all(|((before, _), (now, _))| before == now);
        if !same {
            return Lists { areas: Some(texts(parts)), changed: None };
        }
        let changed = parts.into_iter().zip(before).filter(|(now, (_, before))| now.print != *before);
        let changed = texts(changed.map(|(now, _)| now));
        Lists { areas: None, changed: (!changed.is_empty()).then_some(changed) }
    }
}

/// A serialized part of a frame with its hash.
pub(super) struct Part {
    pub(super) text: Box<RawValue>,
    print: blake3::Hash,
}

impl Part {
    pub(super) fn of(part: &impl Serialize) -> Part {
        let text = to_raw_value(part).expect("our frames are plain data");
        Part { print: blake3::hash(text.get().as_bytes()), text }
    }
}

fn texts(parts: impl IntoIterator<Item = Part>) -> Vec<Box<RawValue>> {
    parts.into_iter().map(|part| part.text).collect()
}

/// The lists to send to a viewer, in the form of [`News`](crate::protocol::News).
#[derive(Default, Serialize)]
pub(super) struct Lists {
    #[serde(skip_serializing_if = "Option::is_none")]
    areas: Option<Vec<Box<RawValue>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    changed: Option<Vec<Box<RawValue>>>,
}

impl Lists {
    pub(super) fn is_empty(&self) -> bool {
        self.areas.is_none() && self.changed.is_none()
    }
}

/// The frame [`News`](crate::protocol::News) built from serialized parts.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Written<'a> {
    News {
        seq: u64,
        events: &'a RawValue,
        step: &'a RawValue,
        #[serde(flatten)]
        lists: &'a Lists,
        #[serde(skip_serializing_if = "Option::is_none")]
        passing: Option<u64>,
    },
}

/// Serializes a frame.
pub(crate) fn text(frame: &ServerFrame) -> Utf8Bytes {
    json(frame).into()
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our frames are plain data")
}
