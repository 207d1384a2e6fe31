//! Defining a game's grammar.

/// Defines the enum of a game's effects: the connectives, the effects without nested ones (`leaf`) and those with nested
/// ones (`branch`, nested effects after `=>`).
///
/// ```
/// # use serde::Deserialize;
/// # type Condition = bool; type Value = u8; type Price = u8; type Selection = u8;
/// effects::grammar! {
///     /// One effect of a card text.
///     pub enum Effect using Condition, Value, Price, Selection {
///         leaf {
///             /// You gain money.
///             GainMoney(amount: Value),
///         }
///         branch {
///             /// A test of a skill.
///             Test { difficulty: u8 => pass, fail },
///         }
///     }
/// }
/// ```
///
/// Generates `Effect<E = EffectId>`, `RawEffect` (an effect as files write it), `Effect::connective`,
/// `Effect::map` and `compile`, which moves a raw effect into an [`Arena`](crate::Arena). In files, `All([…])` holds
/// several effects, and a nested effect that is left out does nothing.
#[macro_export]
macro_rules! grammar {
    (
        $(#[$doc:meta])*
        pub enum $name:ident using $condition:ty, $value:ty, $price:ty, $selection:ty {
            leaf {$(
                $(#[$leaf_doc:meta])*
                $leaf:ident
                $(($($arg:ident: $arg_type:ty),+ $(,)?))?
                $({ $($(#[$field_meta:meta])* $field:ident: $field_type:ty),+ $(,)? })?
            ),* $(,)?}
            branch {$(
                $(#[$branch_doc:meta])*
                $branch:ident {
                    $($(#[$own_meta:meta])* $own:ident: $own_type:ty),* $(,)? => $($nested:ident),+ $(,)?
                }
            ),* $(,)?}
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum $name<E = $crate::EffectId> {
            /// Resolves all in order, each as far as possible.
            All(Vec<E>),
            /// Resolves it only if the condition holds.
            If($condition, E),
            /// Resolves the first if the condition holds, otherwise the second.
            IfElse($condition, E, E),
            /// Resolves one of those that are possible; whoever resolves the text chooses.
            Choose(Vec<E>),
            /// As `Choose`, but the group chooses.
            GroupChooses(Vec<E>),
            /// Whoever resolves the text may resolve it.
            May(E),
            /// Whoever resolves the text may pay the price in full to resolve it. Among the options of a choice, it is
            /// possible only if the price can be paid, and choosing it pays.
            Pay($price, E),
            /// Resolves it this many times.
            Repeat($value, E),
            /// Resolves it for each of the selected things, one after another.
            ForEach($selection, E),
            $(
                $(#[$leaf_doc])*
                $leaf $(($($arg_type),+))? $({ $($(#[$field_meta])* $field: $field_type),+ })?,
            )*
            $(
                $(#[$branch_doc])*
                $branch {
                    $($(#[$own_meta])* $own: $own_type,)*
                    $(
                        /// What follows.
                        #[serde(default)]
                        $nested: E,
                    )+
                },
            )*
        }

        /// An effect as a file writes it: nested effects are part of it.
        #[derive(Clone, PartialEq, Debug, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct RawEffect(pub Box<$name<RawEffect>>);

        impl From<$name<RawEffect>> for RawEffect {
            fn from(effect: $name<RawEffect>) -> RawEffect {
                RawEffect(Box::new(effect))
            }
        }

        impl Default for RawEffect {
            fn default() -> RawEffect {
                $name::All(Vec::new()).into()
            }
        }

        impl<E> $name<E> {
            /// Replaces the nested effects.
            pub fn map<F>(self, f: &mut impl FnMut(E) -> F) -> $name<F> {
                match self {
                    $name::All(parts) => $name::All(parts.into_iter().map(f).collect()),
                    $name::If(when, then) => $name::If(when, f(then)),
                    $name::IfElse(when, then, otherwise) => {
                        let then = f(then);
                        $name::IfElse(when, then, f(otherwise))
                    }
                    $name::Choose(parts) => $name::Choose(parts.into_iter().map(f).collect()),
                    $name::GroupChooses(parts) => $name::GroupChooses(parts.into_iter().map(f).collect()),
                    $name::May(does) => $name::May(f(does)),
                    $name::Pay(price, does) => $name::Pay(price, f(does)),
                    $name::Repeat(times, does) => $name::Repeat(times, f(does)),
                    $name::ForEach(each, does) => $name::ForEach(each, f(does)),
                    $(
                        $name::$leaf $(($($arg),+))? $({ $($field),+ })? =>
                            $name::$leaf $(($($arg),+))? $({ $($field),+ })?,
                    )*
                    $(
                        $name::$branch { $($own,)* $($nested),+ } => {
                            $(let $nested = f($nested);)+
                            $name::$branch { $($own,)* $($nested),+ }
                        }
                    )*
                }
            }
        }

        impl $name {
            /// Compiles an effect of a file into the list.
            pub fn compile(raw: RawEffect, arena: &mut $crate::Arena<$name>) -> $crate::EffectId {
                let effect = (*raw.0).map(&mut |nested| $name::compile(nested, arena));
                arena.add(effect)
            }

            /// The connective, if it is one.
            pub fn connective(&self) -> Option<$crate::Connective<'_, $condition, $value, $price, $selection>> {
                use $crate::Connective;
                Some(match self {
                    $name::All(parts) => Connective::All(parts),
                    $name::If(when, then) => Connective::If(when, *then, $crate::EffectId::NOTHING),
                    $name::IfElse(when, then, otherwise) => Connective::If(when, *then, *otherwise),
                    $name::Choose(parts) => Connective::Choose { parts, by_group: false },
                    $name::GroupChooses(parts) => Connective::Choose { parts, by_group: true },
                    $name::May(does) => Connective::May(*does),
                    $name::Pay(price, does) => Connective::Pay(price, *does),
                    $name::Repeat(times, does) => Connective::Repeat(times, *does),
                    $name::ForEach(each, does) => Connective::ForEach(each, *does),
                    _ => return None,
                })
            }
        }
    };
}
