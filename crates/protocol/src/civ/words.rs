//! What the questions, answers, refusals and endings of the game say.

use super::*;

texts! {
    /// The open question.
    pub(super) fn question(ask: Ask) in "civ-ask" as ASKS {
        Ask::Keep => keep,
        Ask::Centre => centre,
        Ask::Play => play,
        Ask::Effects => effects,
        Ask::Attack => attack,
        Ask::Discard(left) => discard { left: u32 = left.into() },
        Ask::Question => question,
        Ask::Give(to, left) => give { to: Seat = to.into(), left: u32 = left.into() },
        Ask::Spend { left, plays } => spend { left: u32 = left.into(), plays: u32 = plays.into() },
        Ask::TakeBack { left, plays } => takeBack {
            left: u32 = left.into(),
            plays: u32 = plays.into(),
        },
        Ask::PlayMore(left) => playMore { left: u32 = left.into() },
        Ask::Embargo => embargo,
        Ask::Democracy => democracy,
        Ask::Pile(left) => pile { left: u32 = left.into() },
        Ask::Draw => draw,
        Ask::Over(_) => over,
    }
}

/// The observer's legal answers.
pub(super) fn choices(view: &View) -> Vec<Choice> {
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    let ask = view.ask();
    let choice = |action: Action| Choice {
        action: action.to_string(),
        text: answer(action, ask),
        touches: touches(action, ask, seat),
        worth: None,
    };
    view.choices().iter().map(choice).collect()
}

texts! {
    /// What an answer to a question means.
    pub(super) fn answer(action: Action, ask: Ask) in "civ-act" as ACTS {
        Action::Keep(domain) => keep { domain: CivDomainName = domain.into() },
        Action::Take(domain) if matches!(ask, Ask::TakeBack { .. }) => takeBack {
            domain: CivDomainName = domain.into(),
        },
        Action::Take(domain) => take { domain: CivDomainName = domain.into() },
        Action::Play(domain) => play { domain: CivDomainName = domain.into() },
        Action::Use(effect) => use {
            effect: CivEffect = effect.into(),
            rule: Word = effect.rule().into(),
        },
        Action::Copy(copied) => copy {
            effect: CivEffect = copied.effect().into(),
            seat: Seat = copied.source().into(),
            rule: Word = copied.effect().rule().into(),
        },
        Action::Done => done,
        Action::Attack(domain) => attack { domain: CivDomainName = domain.into() },
        Action::Discard(domain) if matches!(ask, Ask::Spend { .. }) => spend {
            domain: CivDomainName = domain.into(),
        },
        Action::Discard(domain) => discard { domain: CivDomainName = domain.into() },
        Action::Question(whom) => question { seat: Seat = whom.into() },
        Action::Give(domain) => give { domain: CivDomainName = domain.into() },
        Action::Embargo(target) => embargo {
            seat: Seat = target.seat().into(),
            domain: CivDomainName = target.domain().into(),
        },
        Action::Democracy(target) => democracy {
            seat: Seat = target.seat().into(),
            domain: CivDomainName = target.domain().into(),
        },
        Action::DrawTo(size) => drawTo { size: u32 = size.cards().into() },
    }
}

/// What a seat's answer to a question is about.
pub(super) fn touches(action: Action, ask: Ask, seat: kernel::Seat) -> Vec<Touch> {
    let group = |domain: Domain| Touch::Group { name: domain.name().into() };
    let player = |seat: kernel::Seat| Touch::Player { seat: seat.into() };
    let in_area =
        |domain: Domain| Touch::CardInPlay { owner: seat.into(), name: domain.name().into() };
    let at = |target: Target| vec![player(target.seat()), group(target.domain())];
    match action {
        Action::Take(domain) if matches!(ask, Ask::TakeBack { .. }) => vec![in_area(domain)],
        Action::Discard(domain) if matches!(ask, Ask::Spend { .. }) => vec![in_area(domain)],
        Action::Keep(domain)
        | Action::Play(domain)
        | Action::Discard(domain)
        | Action::Give(domain) => vec![Touch::Card { name: domain.name().into() }],
        Action::Take(domain) | Action::Attack(domain) => vec![group(domain)],
        Action::Use(effect) => vec![group(effect.domain())],
        Action::Copy(copied) => vec![player(copied.source()), group(copied.effect().domain())],
        Action::Question(whom) => vec![player(whom)],
        Action::Embargo(target) | Action::Democracy(target) => at(target),
        Action::Done | Action::DrawTo(_) => Vec::new(),
    }
}

texts! {
    /// Why an answer is refused.
    pub(super) fn refusal(why: Illegal) in "civ-no" as NOS {
        Illegal::Over => over,
        Illegal::NotYourTurn(seat) => notYourTurn { seat: Seat = seat.into() },
        Illegal::AlreadyKept => alreadyKept,
        Illegal::OtherQuestion(ask) => otherQuestion { question: Text = question(ask) },
        Illegal::NotInPack(domain) => notInPack { domain: CivDomainName = domain.into() },
        Illegal::NotInCentre(domain) => notInCentre { domain: CivDomainName = domain.into() },
        Illegal::NotInHand(domain) => notInHand { domain: CivDomainName = domain.into() },
        Illegal::NotInArea(domain) => notInArea { domain: CivDomainName = domain.into() },
        Illegal::NotInPile(domain) => notInPile { domain: CivDomainName = domain.into() },
        Illegal::Embargoed(domain) => embargoed { domain: CivDomainName = domain.into() },
        Illegal::EffectUsed(Domain::Culture) => effectCopied,
        Illegal::EffectUsed(domain) => effectUsed { domain: CivDomainName = domain.into() },
        Illegal::Threshold { effect, has, needs } => threshold {
            effect: CivEffect = effect.into(),
            domain: CivDomainName = effect.domain().into(),
            has: u32 = has.into(),
            needs: u32 = needs.into(),
        },
        Illegal::NothingToCopy { copied, has, needs } => nothingToCopy {
            effect: CivEffect = copied.effect().into(),
            domain: CivDomainName = copied.effect().domain().into(),
            seat: Seat = copied.source().into(),
            has: u32 = has.into(),
            needs: u32 = needs.into(),
        },
        Illegal::NoCultureMajority => noCultureMajority,
        Illegal::AtTheDraw(effect) => atTheDraw { effect: CivEffect = effect.into() },
        Illegal::CannotPay(effect) => cannotPay { effect: CivEffect = effect.into() },
        Illegal::HandEmpty(effect) => handEmpty { effect: CivEffect = effect.into() },
        Illegal::PileEmpty(effect) => pileEmpty { effect: CivEffect = effect.into() },
        Illegal::DeckEmpty(effect) => deckEmpty { effect: CivEffect = effect.into() },
        Illegal::NoTarget(effect) => noTarget { effect: CivEffect = effect.into() },
        Illegal::NotAnother(seat) => notAnother { seat: Seat = seat.into() },
        Illegal::NotAnothersEffect(seat) => notAnothersEffect { seat: Seat = seat.into() },
        Illegal::NoCardsInHand(seat) => noCardsInHand { seat: Seat = seat.into() },
        Illegal::NothingThere(effect, target) => nothingThere {
            effect: CivEffect = effect.into(),
            seat: Seat = target.seat().into(),
            domain: CivDomainName = target.domain().into(),
        },
        Illegal::HandSize { size, largest } => handSize {
            size: u32 = size.cards().into(),
            largest: u32 = largest.cards().into(),
        },
        Illegal::SameDraw(size) => sameDraw { size: u32 = size.cards().into() },
    }
}

/// What another player may do next.
pub struct CivPlays {
    /// Who plays a card.
    pub seat: kernel::Seat,
    /// Of which Domain.
    pub domain: Domain,
}

texts! {
    /// What may come next.
    pub fn civ_then(plays: CivPlays) in "civ-then" as THENS {
        CivPlays { seat, domain } => plays {
            seat: Seat = seat.into(),
            domain: CivDomainName = domain.into(),
        },
    }
}

texts! {
    /// How a game ended.
    pub(super) fn ending(end: End) in "civ-end" as ENDS {
        End { ending: Ending::Quiet, winners, reason, .. } => quiet {
            winners: Vec<Seat> = Seat::of_set(winners),
            rule: Word = reason.rule().0.into(),
        },
        End { decision: Decision::Hegemony, winners, reason, .. } => hegemony {
            winners: Vec<Seat> = Seat::of_set(winners),
            rule: Word = reason.rule().0.into(),
        },
        End { decision: Decision::Points, winners, reason, .. } => points {
            winners: Vec<Seat> = Seat::of_set(winners),
            rule: Word = reason.rule().0.into(),
        },
        End { decision: Decision::TieBreak(domain), winners, reason, .. } => tieBreak {
            winners: Vec<Seat> = Seat::of_set(winners),
            domain: CivDomainName = domain.into(),
            rule: Word = reason.rule().0.into(),
        },
        End { decision: Decision::Shared, winners, reason, .. } => shared {
            winners: Vec<Seat> = Seat::of_set(winners),
            rule: Word = reason.rule().0.into(),
        },
    }
}
