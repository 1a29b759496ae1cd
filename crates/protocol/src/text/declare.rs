//! Declaring texts where they are made.

/// A function from something of the rules to its text, and the schema of all texts it makes. Each arm names the end of a
/// key and the arguments with their types; `except` names what has its text elsewhere.
macro_rules! texts {
    (
        $(#[$doc:meta])*
        $vis:vis fn $make:ident($subject:ident: $of:ty $(, $more:ident: $type:ty)* $(,)?) in $family:literal as $schema:ident $(except ($through:pat => $other:expr))? {
            $($pattern:pat $(if $guard:expr)? => $name:ident $({ $($field:ident: $kind:ty = $value:expr),* $(,)? })?,)*
        }
    ) => {
        $(#[$doc])*
        $vis fn $make($subject: $of $(, $more: $type)*) -> $crate::Text {
            match $subject {
                $($through => $other,)?
                $($pattern $(if $guard)? => $crate::Text::new(
                    concat!($family, "-", stringify!($name)),
                    vec![$($((stringify!($field), {
                        let value: $kind = $value;
                        $crate::text::Argument::arg(&value)
                    })),*)?],
                ),)*
            }
        }

        /// The texts it makes.
        pub(crate) const $schema: $crate::text::Family = $crate::text::Family {
            name: $family,
            texts: &[$($crate::text::Said {
                name: stringify!($name),
                fields: &[$($($crate::text::Field::of::<$kind>(stringify!($field))),*)?],
            }),*],
        };
    };
}

/// The texts of the reasons for which a game ends: each says who won, and by which rule.
macro_rules! endings {
    (
        $reason:ident $(($($more:ident: $kind:ty),*))? in $family:literal {
            $($variant:ident => $name:ident $({ $($field:ident: $of:ty = $value:expr),* })?),* $(,)?
        }
    ) => {
        texts! {
            /// How a game ended for these winners.
            pub(super) fn ended(reason: $reason, winners: Vec<$crate::Seat> $($(, $more: $kind)*)?) in $family as ENDS {
                $($reason::$variant => $name {
                    winners: Vec<$crate::Seat> = winners,
                    rule: $crate::Word = reason.rule().0.into(),
                    $($($field: $of = $value,)*)?
                },)*
            }
        }
    };
}

/// An enum of events: each variant is a text, its fields are the arguments.
macro_rules! events {
    (
        $(#[$meta:meta])*
        pub enum $event:ident in $family:literal as $schema:ident {
            $($(#[$doc:meta])* $variant:ident $({ $($field:ident: $kind:ty),* $(,)? })?,)*
        }
    ) => {
        $(#[$meta])*
        pub enum $event {
            $($(#[$doc])* $variant $({ $($field: $kind),* })?,)*
        }

        impl $event {
            /// What it says.
            pub fn text(&self) -> $crate::Text {
                let (name, args) = match self {
                    $($event::$variant $({ $($field),* })? => (
                        stringify!($variant),
                        vec![$($((stringify!($field), $crate::text::Argument::arg($field))),*)?],
                    ),)*
                };
                let tag = $crate::text::Said { name, fields: &[] }.tag();
                $crate::Text::new(format!(concat!($family, "-{}"), tag), args)
            }
        }

        /// What can happen, as texts.
        pub(crate) const $schema: $crate::text::Family = $crate::text::Family {
            name: $family,
            texts: &[$($crate::text::Said {
                name: stringify!($variant),
                fields: &[$($($crate::text::Field::of::<$kind>(stringify!($field))),*)?],
            }),*],
        };
    };
}

/// A type of names of the notation that the locales have words for.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident = $before:literal * $after:literal, $link:ident, $names:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, $crate::TS)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        #[serde(transparent)]
        pub struct $name($crate::Word);

        impl From<&'static str> for $name {
            fn from(word: &'static str) -> $name {
                $name(word.into())
            }
        }

        impl std::ops::Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl $crate::text::Argument for $name {
            const KIND: $crate::text::Kind = $crate::text::Kind::Term(&$crate::text::Term {
                name: stringify!($name),
                before: $before,
                after: $after,
                link: $crate::text::Link::$link,
                names: || $names,
            });

            fn arg(&self) -> $crate::text::Arg {
                $crate::text::Arg::Word(self.0.clone())
            }
        }
    )*};
}

/// A type with parts that has a message of its own.
macro_rules! group {
    ($name:ident as $key:literal { $($field:ident: $kind:ty),* $(,)? }) => {
        impl $crate::text::Argument for $name {
            const KIND: $crate::text::Kind = $crate::text::Kind::Group(&$crate::text::Group {
                name: stringify!($name),
                key: $key,
                fields: &[$($crate::text::Field::of::<$kind>(stringify!($field))),*],
            });

            fn arg(&self) -> $crate::text::Arg {
                $(let $field: &$kind = &self.$field;)*
                $crate::text::Arg::Fields($crate::text::Fields::new(vec![
                    $((stringify!($field), $crate::text::Argument::arg($field))),*
                ]))
            }
        }
    };
}
