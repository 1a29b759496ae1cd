// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.

/**
 * Who finds a table.
 */
export type Access = "open" | "link";

/**
 * A person, as administrators see it.
 */
export type AdminPerson = {
/**
 * The id.
 */
id: string,
/**
 * The name others see.
 */
name: string,
/**
 * When the person came first.
 */
created: number,
/**
 * When the person was here last, to the day.
 */
seen: number,
/**
 * At how many tables the person sits.
 */
tables: number,
/**
 * May the person come in?
 */
banned: boolean,
/**
 * May the person speak?
 */
muted: boolean, };

/**
 * A table, as administrators see it.
 */
export type AdminTable = {
/**
 * As it is listed.
 */
entry: LobbyTable,
/**
 * When something happened there last.
 */
updated: number,
/**
 * Is it in memory?
 */
live: boolean,
/**
 * Did an administrator close it?
 */
closed: boolean, };

/**
 * Who may come to a server.
 */
export type Admission = "open" | "invited";

/**
 * How games against some opponent went.
 */
export type AgainstTally = {
/**
 * The bot; none for persons.
 */
bot: Bot | null,
/**
 * How they went.
 */
tally: Tally, };

/**
 * What a seat should do, found by search in worlds that fit the seat's own view.
 */
export type Analysis = {
/**
 * Worlds imagined so far.
 */
iterations: number,
/**
 * How far the seat's own chance may be off: a standard error.
 */
error: number,
/**
 * The chance of each seat to win, from 0 to 1.
 */
win: Array<number>,
/**
 * The signets or points each seat can expect; none where the game has no such thing.
 */
points: Array<number> | null,
/**
 * Every legal action.
 */
mix: Array<Weighed>,
/**
 * Why the action that should be played most often is good: what matters most first.
 */
reasons: Array<Text>, };

/**
 * An argument as it is on the wire; the schema says what it means.
 */
export type Arg = null | number | Word | Array<Arg> | Fields;

/**
 * The picture a person chose for themselves. The clients draw them.
 */
export type Avatar = "fox" | "owl" | "hare" | "bear" | "cat" | "frog" | "raven" | "stag" | "boar" | "lion" | "fish" | "dragon";

/**
 * A ban.
 */
export type Ban = {
/**
 * Its id.
 */
id: string,
/**
 * What it forbids.
 */
kind: BanKind,
/**
 * The id of a person, an address or a network.
 */
subject: string,
/**
 * The name of the person, if it is one that is known.
 */
name: string | null,
/**
 * Why, as the person is told.
 */
reason: string,
/**
 * Since when.
 */
created: number,
/**
 * Until when; for good, if not given.
 */
until: number | null, };

/**
 * What somebody may not do any more.
 */
export type BanKind = "person" | "address" | "mute";

/**
 * Who plays when no person does: a name of the crate `bots`.
 */
export type Bot = "random" | "heuristic" | "novice" | "apprentice" | "squire" | "courtier" | "knight" | "steward" | "chancellor" | "sovereign";

/**
 * A card.
 */
export type CardiaCard = {
/**
 * Its name in notation, in one word.
 */
name: CardiaName,
/**
 * Its printed influence, 1 to 16.
 */
number: number, };

/**
 * A card of a certain player.
 */
export type CardiaCardAt = {
/**
 * Whose.
 */
owner: Seat,
/**
 * Which.
 */
card: CardiaName, };

/**
 * A card in play, with all that lies on it.
 */
export type CardiaCardInPlay = {
/**
 * The card.
 */
card: CardiaCard,
/**
 * Its influence now.
 */
influence: number,
/**
 * Ongoing tokens.
 */
tokens: number,
/**
 * Does it carry the Unicorn's bonus?
 */
unicorn: boolean,
/**
 * Signets on it.
 */
signets: number,
/**
 * Does it win its encounter?
 */
wins: boolean, };

/**
 * Two cards against each other.
 */
export type CardiaEncounter = {
/**
 * Those of A and B.
 */
cards: [CardiaCardInPlay, CardiaCardInPlay], };

/**
 * Something that happened in Cardia. A hidden card is `null` for those who may not see it.
 */
export type CardiaEvent = { "event": "gameStarted", number: number, } | { "event": "guardianTurned", place: number, guardian: CardiaName, } | { "event": "guardianPlaced", place: number, faction: CardiaFaction, } | { "event": "chose", seat: Seat, } | { "event": "drew", seat: Seat, card: CardiaCard | null, } | { "event": "placedOpen", seat: Seat, card: CardiaCard, } | { "event": "placedHidden", seat: Seat, card: CardiaCard | null, } | { "event": "revealed", cards: [CardiaCard, CardiaCard], } | { "event": "compared", encounter: CardiaEncounter, winners: Array<Seat>, } | { "event": "activated", at: CardiaCardAt, } | { "event": "copied", at: CardiaCardAt, card: CardiaCard, } | { "event": "guardianUsed", seat: Seat, guardian: CardiaName, } | { "event": "locationUsed", seat: Seat, location: CardiaName, } | { "event": "pointed", at: CardiaCardAt, } | { "event": "modified", at: CardiaCardAt, by: Signed, } | { "event": "tokens", at: CardiaCardAt, tokens: number, } | { "event": "waiting", seat: Seat, what: Text, } | { "event": "named", seat: Seat, faction: CardiaFaction, } | { "event": "declined", seat: Seat, } | { "event": "discardedFromHand", seat: Seat, cards: Array<CardiaCard>, } | { "event": "discardedFromDeck", seat: Seat, cards: Array<CardiaCard>, } | { "event": "discardedFromPlay", at: CardiaCardAt, } | { "event": "takenBack", at: CardiaCardAt, } | { "event": "replaced", seat: Seat, card: CardiaCard, } | { "event": "swapped", seat: Seat, first: number, second: number, } | { "event": "looked", seat: Seat, card: CardiaCard | null, } | { "event": "keptTop", seat: Seat, } | { "event": "putTopUnder", seat: Seat, } | { "event": "putUnder", seat: Seat, card: CardiaCard | null, } | { "event": "reborn", seat: Seat, } | { "event": "shuffled", seat: Seat, } | { "event": "roundEnded" } | { "event": "gameOver", ending: Text, };

/**
 * A faction.
 */
export type CardiaFaction = Word;

/**
 * A player's card in the encounter that waits to be revealed (Foggy Swamp).
 */
export type CardiaFog = { "lies": "up",
/**
 * Which.
 */
card: CardiaCard, } | { "lies": "down",
/**
 * Which.
 */
card: CardiaCard | null, };

/**
 * A place of a guardian.
 */
export type CardiaGuardian = {
/**
 * Which guardian, once it lies face up.
 */
name: CardiaName | null,
/**
 * Its faction, which its back shows too; unknown only in games by the rules of version 1.
 */
faction: CardiaFaction | null, };

/**
 * A character, a guardian or a location, by its name in notation.
 */
export type CardiaName = Word;

/**
 * Options of Cardia.
 */
export type CardiaOptions = {
/**
 * For each of Rebellion, Academy, Guild and Dynasty, whether its cards are of deck 1 or 2.
 */
decks: [number, number, number, number],
/**
 * Locations in force.
 */
locations: Array<string>,
/**
 * `none`, `hidden` or `open`.
 */
guardians: string,
/**
 * Wins that end the match: 1 for a single game.
 */
winsNeeded: number,
/**
 * The numbers of the cards played with.
 */
cards: Array<number>,
/**
 * Hand cards at the start.
 */
hand: number,
/**
 * Signets that win.
 */
goal: number,
/**
 * How hard it is, in stars.
 */
stars: number, };

/**
 * A player's side of the table.
 */
export type CardiaSide = {
/**
 * Who.
 */
seat: Seat,
/**
 * Signets on the table.
 */
signets: number,
/**
 * Games won in the match.
 */
wins: number,
/**
 * Cards in hand.
 */
hand: number,
/**
 * Cards in the deck.
 */
deck: number,
/**
 * The discard pile.
 */
discard: Array<CardiaCard>,
/**
 * Cards everyone knows to be in hand.
 */
knownInHand: Array<CardiaCard>,
/**
 * Cards nobody has seen lie down: in hand, in the deck or face down.
 */
unseen: Array<CardiaCard>,
/**
 * What waits for the next card.
 */
waiting: Array<Text>,
/**
 * A card that lies face up with none facing it: placed before the opponent chooses, or left alone by a Puppeteer.
 */
placedOpen: CardiaCard | null,
/**
 * The card in the fog.
 */
fog: CardiaFog | null,
/**
 * Has the open sealed question been answered?
 */
hasChosen: boolean, };

/**
 * What one observer may know of a game of Cardia.
 */
export type CardiaView = {
/**
 * Whose view; none is a spectator's.
 */
observer: Seat | null,
/**
 * What was agreed.
 */
options: CardiaOptions,
/**
 * Who owes a choice.
 */
owed: Array<Seat>,
/**
 * The open question, whoever is asked.
 */
question: Text,
/**
 * The encounters, the latest last.
 */
encounters: Array<CardiaEncounter>,
/**
 * Is the latest encounter compared yet?
 */
latestIsCompared: boolean,
/**
 * A and B.
 */
sides: Array<CardiaSide>,
/**
 * The observer's own hand.
 */
hand: Array<CardiaCard>,
/**
 * The observer's own sealed answers to the open question, which nobody else knows yet.
 */
chosen: Array<CardiaCard>,
/**
 * The own top card of the deck, where it was looked at.
 */
top: CardiaCard | null,
/**
 * The own known cards at the bottom of the deck, the highest first.
 */
bottom: Array<CardiaCard>,
/**
 * The six guardian places; empty without guardians.
 */
guardians: Array<CardiaGuardian>,
/**
 * Who won, once the game is over; nobody in a drawn game.
 */
winners: Array<Seat> | null,
/**
 * How it ended, in words.
 */
ending: Text | null, };

/**
 * An [`Update`] for those who know the version before it.
 */
export type Change = {
/**
 * The version it changes. Whoever has another one asks for a snapshot.
 */
since: number,
/**
 * The version it leads to.
 */
version: number,
/**
 * What everyone may know now, as far as it changed.
 */
info: Changed<TableInfo>,
/**
 * What happened in the game.
 */
events: GameEvents | null,
/**
 * What this observer may know of it now, as far as it changed; all of it if there was no game, and `null` if there is
 * none now.
 */
view: Changed<GameView> | null,
/**
 * What this observer is asked now.
 */
decision: Decision | null,
/**
 * Whether this observer can take the latest choice back; `null` if there is none.
 */
undo: TakeBack | null,
/**
 * What was hidden, once the game is over.
 */
truth: Truth | null, };

/** Those fields of something that are not as they were; of a list also only those places. */
export type Changed<T> = T extends unknown
  ? { [K in keyof T]?: T[K] | (T[K] extends (infer E)[] ? { [place: string]: E } : never) }
  : never;

/**
 * Something that was said.
 */
export type ChatLine = {
/**
 * Counted from 1 at this table.
 */
number: number,
/**
 * Who, by name.
 */
name: string,
/**
 * From which seat; none for a spectator.
 */
seat: Seat | null,
/**
 * What; none if it was an emote.
 */
text: string | null,
/**
 * Which emote, if it was one.
 */
emote: Emote | null, };

/**
 * One legal answer.
 */
export type Choice = {
/**
 * In notation, as it is sent back.
 */
action: string,
/**
 * What it means.
 */
text: Text,
/**
 * What it is about.
 */
touches: Array<Touch>,
/**
 * What the card it is about would bring the player in points, taken now; of games whose cards have points.
 */
worth?: number, };

/**
 * A game and its options in notation.
 */
export type ChosenOptions = {
/**
 * The game.
 */
game: GameName,
/**
 * `key=value` words.
 */
text: string, };

/**
 * Cards of which only the backs are known.
 */
export type CivBacks = {
/**
 * The back: `I`, `II` or `III`.
 */
age: Word,
/**
 * How many.
 */
count: number, };

/**
 * A card.
 */
export type CivCard = {
/**
 * Its Domain.
 */
domain: CivDomainName,
/**
 * Its back: `I`, `II` or `III`.
 */
age: Word, };

/**
 * Cards that are alike.
 */
export type CivCards = {
/**
 * Which.
 */
card: CivCard,
/**
 * How many.
 */
count: number, };

/**
 * A Domain of a player's area.
 */
export type CivDomain = {
/**
 * Which.
 */
domain: CivDomainName,
/**
 * Face-up cards of it.
 */
cards: number,
/**
 * How many give hegemony.
 */
hegemony: number,
/**
 * Face-down Utopia cards on it (Democracy).
 */
utopias: number,
/**
 * Is it forbidden to play it in the turn that runs, or the next one?
 */
embargoed: boolean,
/**
 * Does the player have, or share, the majority?
 */
majority: boolean, };

/**
 * A Domain, by its name.
 */
export type CivDomainName = Word;

/**
 * An effect, by its name in notation.
 */
export type CivEffect = Word;

/**
 * An Embargo that lies on an area.
 */
export type CivEmbargo = {
/**
 * Whose area.
 */
seat: Seat,
/**
 * The Domain.
 */
domain: CivDomainName,
/**
 * The back of the card.
 */
age: Word,
/**
 * Was it laid on oneself, to count only from the following turn on?
 */
afterThisTurn: boolean, };

/**
 * Something that happened in Carta Impera Victoria. What an observer may not see is `null`.
 */
export type CivEvent = { "event": "firstPlayer", seat: Seat, } | { "event": "drew", seat: Seat, age: Word, domain: CivDomainName | null, } | { "event": "kept", seat: Seat, domain: CivDomainName | null, } | { "event": "received", seat: Seat, pack: Array<CivCards> | null, } | { "event": "laid", seat: Seat, card: CivCard, } | { "event": "tookFromCentre", seat: Seat, card: CivCard, } | { "event": "turnBegan", seat: Seat, } | { "event": "skipped", seat: Seat, } | { "event": "played", seat: Seat, card: CivCard, } | { "event": "used", seat: Seat, effect: CivEffect, } | { "event": "coinTaken", seat: Seat, effect: CivEffect, source: Seat, } | { "event": "coinLost", seat: Seat, } | { "event": "attacked", seat: Seat, domain: CivDomainName, } | { "event": "discardedFromHand", seat: Seat, card: CivCard, } | { "event": "discardedFromArea", seat: Seat, card: CivCard, } | { "event": "tookBack", seat: Seat, card: CivCard, } | { "event": "tookFromPile", seat: Seat, card: CivCard, } | { "event": "playLapsed", seat: Seat, } | { "event": "questioned", by: Seat, whom: Seat, backs: Array<CivBacks>, hand: Array<CivCards> | null, } | { "event": "gave", by: Seat, to: Seat, age: Word, domain: CivDomainName | null, } | { "event": "embargoLaid", seat: Seat, target: Seat, domain: CivDomainName, } | { "event": "embargoEnded", target: Seat, domain: CivDomainName, card: CivCard, } | { "event": "democracyLaid", seat: Seat, target: Seat, domain: CivDomainName, } | { "event": "deckEmptied" } | { "event": "quietRounds", rounds: number, } | { "event": "hegemony", seat: Seat, domain: CivDomainName, } | { "event": "scored", domain: CivDomainName, seats: Array<Seat>, } | { "event": "gameOver", ending: Text, };

/**
 * Cards that are known to be in these hands together.
 */
export type CivJoint = {
/**
 * Whose hands.
 */
seats: Array<Seat>,
/**
 * Which cards.
 */
cards: Array<CivCards>, };

/**
 * Options of Carta Impera Victoria.
 */
export type CivOptions = {
/**
 * How many play: 2 to 4.
 */
players: number,
/**
 * Are the first cards drafted?
 */
draft: boolean,
/**
 * Do A and C play against B and D?
 */
teams: boolean,
/**
 * All cards there are.
 */
deck: Array<CivCards>,
/**
 * Cards of each Age that leave unseen.
 */
removed: number,
/**
 * Who is First Player; drawn if nobody is named.
 */
first: Seat | null, };

/**
 * What an observer may know of a player.
 */
export type CivPlayer = {
/**
 * Who.
 */
seat: Seat,
/**
 * Who wins together with this player, the player included.
 */
side: Array<Seat>,
/**
 * The face-up cards of the area.
 */
area: Array<CivCards>,
/**
 * The same, Domain by Domain.
 */
domains: Array<CivDomain>,
/**
 * How many cards of Age I, II and III are in hand.
 */
handAges: [number, number, number],
/**
 * Cards the observer knows to be in hand.
 */
known: Array<CivCards>,
/**
 * Points as if the game ended now; of a team, those of the team.
 */
points: number,
/**
 * The largest hand size Religion gives now.
 */
handSize: number, };

/**
 * What one observer may know of a game of Carta Impera Victoria.
 */
export type CivView = {
/**
 * Whose view; none is a spectator's.
 */
observer: Seat | null,
/**
 * What was agreed.
 */
options: CivOptions,
/**
 * Who owes a choice.
 */
owed: Array<Seat>,
/**
 * The open question, whoever is asked.
 */
question: Text,
/**
 * Whose turn it is, or was when the game ended.
 */
active: Seat,
/**
 * The First Player.
 */
first: Seat,
/**
 * The players in order.
 */
players: Array<CivPlayer>,
/**
 * The observer's own hand.
 */
hand: Array<CivCards>,
/**
 * During a draft the observer's own pack.
 */
pack: Array<CivCards>,
/**
 * The discard pile; during a draft the cards in the centre.
 */
pile: Array<CivCards>,
/**
 * Cards of Age I, II and III left in the deck.
 */
deckLeft: [number, number, number],
/**
 * Cards of which the observer does not know where they are.
 */
unseen: Array<CivCards>,
/**
 * Cards the observer knows some hands to hold together.
 */
joint: CivJoint | null,
/**
 * After a draft: two cards of which each of two players has one.
 */
pair: CivJoint | null,
/**
 * Embargoes that lie on areas.
 */
embargoes: Array<CivEmbargo>,
/**
 * Who placed the Culture coin.
 */
coinOwner: Seat | null,
/**
 * The effect it marks.
 */
coinEffect: CivEffect | null,
/**
 * Whose effect that is.
 */
coinSource: Seat | null,
/**
 * Domains whose permanent effect was applied in this turn.
 */
permanentUsed: Array<CivDomainName>,
/**
 * Domains whose discard effect was.
 */
discardUsed: Array<CivDomainName>,
/**
 * Rounds in a row without a card drawn.
 */
quietRounds: number,
/**
 * Is it the last round?
 */
lastRound: boolean,
/**
 * Who won, once the game is over.
 */
winners: Array<Seat> | null,
/**
 * How it ended, in words.
 */
ending: Text | null, };

/**
 * The use of such a code.
 */
export type Claim = {
/**
 * As the other device shows it.
 */
code: string, };

/**
 * What a client says. Who it is, the server knows from the session; the seat, the room knows from who it is.
 */
export type ClientMessage = { "type": "hello",
/**
 * The protocol version of the client.
 */
version: number,
/**
 * What it is called, for the server's statistics.
 */
client: string, } | { "type": "lobby" } | { "type": "leaveLobby" } | { "type": "mine" } | { "type": "leaveMine" } | { "type": "create",
/**
 * Told back in the ack.
 */
msg: string,
/**
 * What to play.
 */
options: ChosenOptions,
/**
 * How long to think.
 */
clock: ClockSetting, } | { "type": "table",
/**
 * Which.
 */
table: string,
/**
 * Chosen by the client, a new one for everything it wants done: 1 to 36 letters, digits and `-`. Sending the same
 * again is safe: a table remembers the last 128 of each person, does each of them once, and answers it again.
 */
msg: string,
/**
 * What it wants.
 */
request: Request, } | { "type": "unwatch",
/**
 * Which.
 */
table: string, } | { "type": "analyse",
/**
 * At which table.
 */
table: string,
/**
 * Told back in every answer.
 */
msg: string, } | { "type": "stopAnalysing" } | { "type": "ping",
/**
 * Any number, told back: a client puts its own clock here.
 */
at: number, };

/**
 * How long players may think.
 */
export type ClockSetting = { "kind": "none" } | { "kind": "live",
/**
 * Seconds at the start.
 */
baseSeconds: number,
/**
 * Seconds added after each choice.
 */
incrementSeconds: number, } | { "kind": "correspondence",
/**
 * Days.
 */
days: number, };

/**
 * An open question to the seat that gets it, with everything needed to show, explain and answer it.
 */
export type Decision = {
/**
 * To be sent back with the answer. An answer to a decision that is closed is stale and changes nothing.
 */
id: number,
/**
 * Who is asked: the seat that gets this.
 */
seat: Seat,
/**
 * The question.
 */
question: Text,
/**
 * Every legal answer.
 */
choices: Array<Choice>, };

/**
 * What a person can do at a table.
 */
export type Deed = { "type": "opened",
/**
 * For which game.
 */
game: GameName,
/**
 * With which options.
 */
options: string, } | { "type": "sat",
/**
 * Where.
 */
seat: Seat,
/**
 * By which name.
 */
name: string, } | { "type": "left" } | { "type": "chose",
/**
 * As the record has it.
 */
choice: string, } | { "type": "said",
/**
 * What.
 */
text: string, } | { "type": "emoted",
/**
 * What.
 */
emote: Emote, } | { "type": "resigned" } | { "type": "arranged" } | { "type": "proposed" };

/**
 * Whether a server begins new games.
 */
export type Drain = {
/**
 * With `true` games that run may end, and no new ones begin.
 */
draining: boolean, };

/**
 * What can be said with one click.
 */
export type Emote = "hello" | "goodLuck" | "wellPlayed" | "thanks" | "sorry" | "oops" | "thinking" | "wow";

/**
 * How a game ended.
 */
export type Ending = {
/**
 * Nobody in a drawn game, several in a shared win.
 */
winners: Array<Seat>,
/**
 * What ended it.
 */
how: How, };

/**
 * The use of an invitation.
 */
export type Enter = {
/**
 * The code of the invitation.
 */
invite: string, };

/**
 * What can be wrong with a message as such.
 */
export type ErrorCode = "malformed" | "tooLarge" | "version" | "noTable" | "tooFast" | "banned" | "goingDown" | "unavailable";

/**
 * Arguments by name.
 */
export type Fields = { [name: string]: Arg };

/**
 * A game that is over, for a list.
 */
export type Finished = {
/**
 * Nobody in a drawn game, several in a shared win.
 */
winners: Array<Seat>,
/**
 * The seconds from the first card to the end.
 */
seconds: number,
/**
 * When it ended, in seconds since 1970.
 */
at: number, };

/** What is foreseen to be otherwise: parts of things, places of lists. */
export type Foreseen<T> = T extends (infer E)[]
  ? T | { [place: string]: Foreseen<E> }
  : T extends object ? { [K in keyof T]?: Foreseen<T[K]> } : T;

/**
 * What one observer heard.
 */
export type GameEvents = { "game": "cardia",
/**
 * In order.
 */
events: Array<CardiaEvent>, } | { "game": "kardinal",
/**
 * In order.
 */
events: Array<KardinalEvent>, } | { "game": "civ",
/**
 * In order.
 */
events: Array<CivEvent>, } | { "game": "plain",
/**
 * In order.
 */
events: Array<Text>, };

/**
 * Which game.
 */
export type GameName = "cardia" | "kardinal" | "civ";

/**
 * What is agreed before the first card.
 */
export type GameOptions = {
/**
 * In notation: `key=value` words.
 */
text: string,
/**
 * How many seats such a game has.
 */
seats: number,
/**
 * The same, one by one.
 */
detail: GameOptionsDetail, };

/**
 * Options one by one.
 */
export type GameOptionsDetail = { "game": "cardia" } & CardiaOptions | { "game": "kardinal" } & KardinalOptions | { "game": "civ" } & CivOptions | { "game": "plain" } & PlainOptions;

/**
 * What the games of one kind say.
 */
export type GameStatistics = {
/**
 * Which game.
 */
game: GameName,
/**
 * All of them.
 */
all: Tally,
/**
 * By who played against the person: bots by their level, the weakest first, then persons.
 */
opponents: Array<AgainstTally>,
/**
 * By what was agreed.
 */
options: Array<OptionsTally>,
/**
 * By card: the games in which the person played it.
 */
cards: Array<TextTally>,
/**
 * By the first choice of the person in a game.
 */
openings: Array<TextTally>, };

/**
 * What one observer may know of a game.
 */
export type GameView = { "game": "cardia" } & CardiaView | { "game": "kardinal" } & KardinalView | { "game": "civ" } & CivView | { "game": "plain" } & PlainView;

/**
 * A guest made for a program.
 */
export type Guest = {
/**
 * The name others see.
 */
name: string,
/**
 * To be sent as `Authorization: Bearer …`. Shown once.
 */
token: string, };

/**
 * What becomes of the cards that a seat does not know.
 */
export type HiddenCards = "true" | "anew";

/**
 * What ended a game.
 */
export type How = { "kind": "rules",
/**
 * How, in words.
 */
text: Text, } | { "kind": "resignation",
/**
 * Who.
 */
seat: Seat, } | { "kind": "timeOut",
/**
 * Whose.
 */
seat: Seat, } | { "kind": "agreement" };

/**
 * An invitation to a server that is not open to everyone.
 */
export type Invite = {
/**
 * Its id.
 */
id: string,
/**
 * For whom it is meant.
 */
note: string,
/**
 * When it was made.
 */
created: number,
/**
 * Until when it is good; for good, if not given.
 */
until: number | null,
/**
 * How many more persons can use it.
 */
usesLeft: number, };

/**
 * An invitation that was made.
 */
export type InviteCode = {
/**
 * To be given to those who are invited. Shown once.
 */
code: string,
/**
 * The invitation.
 */
invite: Invite, };

/**
 * A Land card.
 */
export type KardinalCard = {
/**
 * Its land.
 */
land: KardinalLand,
/**
 * How many circle symbols of Cross, Fan and Crown it has.
 */
circles: [number, number, number],
/**
 * `S` for a ship, `K` for a carriage, `-` for neither.
 */
route: Word, };

/**
 * A place of the display, and what lies there.
 */
export type KardinalCell = {
/**
 * Where.
 */
place: KardinalPlace,
/**
 * The Land card dealt here.
 */
card: KardinalCard,
/**
 * Who has taken it; `null` while it lies there.
 */
taker: Seat | null,
/**
 * Does a Law card lie on it, face down?
 */
law: boolean,
/**
 * Whose stone lies on it.
 */
stone: Seat | null, };

/**
 * Something that happened in Kardinal & König. A Law card is `null` for those who may not see it.
 */
export type KardinalEvent = { "event": "dealt", place: KardinalPlace, card: KardinalLandCard, } | { "event": "turnBegan", seat: Seat, } | { "event": "skipped", seat: Seat, } | { "event": "took", seat: Seat, place: KardinalPlace, card: KardinalLandCard, } | { "event": "gotLaw", seat: Seat, law: KardinalLaw | null, } | { "event": "stoneReturned", seat: Seat, place: KardinalPlace, } | { "event": "paid", seat: Seat, place: KardinalPlace | null, } | { "event": "played", seat: Seat, law: KardinalLaw, } | { "event": "stopped", seat: Seat, } | { "event": "placed", seat: Seat, place: KardinalPlace, } | { "event": "lifted", seat: Seat, place: KardinalPlace, } | { "event": "moved", seat: Seat, from: KardinalPlace, to: KardinalPlace, } | { "event": "kept", seat: Seat, } | { "event": "revealed", seat: Seat, count: number, } | { "event": "gameOver", ending: Text, };

/**
 * A land, by its name in notation.
 */
export type KardinalLand = Word;

/**
 * A Land card as it is spoken of.
 */
export type KardinalLandCard = {
/**
 * Its land.
 */
land: KardinalLand,
/**
 * What it bears.
 */
signs: KardinalSigns, };

/**
 * A land's line on a score sheet.
 */
export type KardinalLandLine = {
/**
 * The land.
 */
land: KardinalLand,
/**
 * Cards of it.
 */
cards: number,
/**
 * Circle symbols of Cross, Fan and Crown on them.
 */
families: [number, number, number],
/**
 * The land column.
 */
landPoints: number,
/**
 * The symbol column.
 */
symbolPoints: number, };

/**
 * A Law card, by its name in notation.
 */
export type KardinalLaw = Word;

/**
 * Options of Kardinal & König.
 */
export type KardinalOptions = {
/**
 * How many play: 3 to 5.
 */
players: number,
/**
 * May cards uncovered in a turn be taken in it?
 */
uncovered: boolean,
/**
 * Does the last circle symbol that may be taken end a turn's takes?
 */
strictCircles: boolean,
/**
 * The start player; drawn if nobody is named.
 */
first: Seat | null,
/**
 * Rows of the display.
 */
rows: number,
/**
 * Columns of the display.
 */
columns: number,
/**
 * How many stones of a player may lie on the display.
 */
cap: number,
/**
 * Are the Land cards our reconstruction rather than the printed ones?
 */
reconstructed: boolean, };

/**
 * A place of the display, counted from 1.
 */
export type KardinalPlace = {
/**
 * Its row.
 */
row: number,
/**
 * Its column.
 */
column: number, };

/**
 * What everyone may know of a player.
 */
export type KardinalPlayer = {
/**
 * Who.
 */
seat: Seat,
/**
 * Stones in reserve.
 */
reserve: number,
/**
 * Stones lost from the game.
 */
lost: number,
/**
 * Where the others lie.
 */
stones: Array<KardinalPlace>,
/**
 * How many Law cards are held.
 */
laws: number,
/**
 * The score sheet, as if it ended now.
 */
sheet: KardinalSheet, };

/**
 * A score sheet, as if it ended now.
 */
export type KardinalSheet = {
/**
 * A line for each land, from Frankreich down to Dänemark (K5.5).
 */
lands: Array<KardinalLandLine>,
/**
 * Ships taken.
 */
ships: number,
/**
 * Carriages taken.
 */
carriages: number,
/**
 * Land cards taken.
 */
cards: number,
/**
 * Land and symbol columns, added up.
 */
subtotal: number,
/**
 * Points for chains.
 */
chains: number,
/**
 * Points for Law cards, as far as the observer may know them.
 */
laws: number,
/**
 * All points.
 */
total: number, };

/**
 * The signs of a Land card, a letter each: `X` Cross, `F` Fan, `C` Crown, `S` ship, `K` carriage.
 */
export type KardinalSigns = Word;

/**
 * What one observer may know of a game of Kardinal & König.
 */
export type KardinalView = {
/**
 * Whose view; none is a spectator's.
 */
observer: Seat | null,
/**
 * What was agreed.
 */
options: KardinalOptions,
/**
 * Who owes a choice.
 */
owed: Array<Seat>,
/**
 * The open question, whoever is asked.
 */
question: Text,
/**
 * Whose turn it is, or was when the game ended.
 */
active: Seat,
/**
 * Circle symbols taken in this turn.
 */
circles: number,
/**
 * How many may be.
 */
circleLimit: number,
/**
 * Every place of the display.
 */
cells: Array<KardinalCell>,
/**
 * The players in order.
 */
players: Array<KardinalPlayer>,
/**
 * The observer's own Law cards.
 */
ownLaws: Array<KardinalLaw>,
/**
 * Law cards that were played.
 */
playedLaws: Array<KardinalLaw>,
/**
 * Law cards the observer has not seen.
 */
unseenLaws: Array<KardinalLaw>,
/**
 * Who won, once the game is over; nobody after a full tie.
 */
winners: Array<Seat> | null,
/**
 * How it ended, in words.
 */
ending: Text | null, };

/**
 * A lesson as it is offered.
 */
export type LessonOffer = {
/**
 * What it is called.
 */
name: string,
/**
 * Which game it teaches.
 */
game: GameName,
/**
 * The most minutes it takes.
 */
minutes: number, };

/**
 * Where a learner stands in a lesson.
 */
export type LessonState = {
/**
 * Which lesson, for example `cardia`.
 */
name: string,
/**
 * The number of the step, counted from 1.
 */
step: number,
/**
 * How many steps there are.
 */
steps: number,
/**
 * What is said.
 */
say: Text,
/**
 * What to look at.
 */
points: Array<Touch>,
/**
 * What the learner has to do.
 */
wants: LessonWants, };

/**
 * What a learner has to do.
 */
export type LessonWants = "reading" | "answer" | "nothing" | "restart";

/**
 * A code by which another device becomes the same person.
 */
export type Link = {
/**
 * Good for one use.
 */
code: string,
/**
 * How long.
 */
expiresInSeconds: number, };

/**
 * A table in the lobby.
 */
export type LobbyTable = {
/**
 * Its id.
 */
table: string,
/**
 * Where it stands.
 */
stage: Stage,
/**
 * What is agreed.
 */
options: GameOptions,
/**
 * How long players may think.
 */
clock: ClockSetting,
/**
 * The seats in order.
 */
seats: Array<SeatState>,
/**
 * What became of its latest game, if that is over.
 */
finished?: Finished,
/**
 * The name of the lesson, if it is the table of one.
 */
lesson?: string, };

/**
 * A choice in a word. `docs/review.md` has the bounds.
 */
export type Mark = "great" | "good" | "inaccuracy" | "mistake" | "blunder" | "lucky" | "unlucky";

/**
 * Who somebody is to the server.
 */
export type Me = {
/**
 * The name others see.
 */
name: string,
/**
 * The picture others see, if one was chosen.
 */
avatar?: Avatar, };

/**
 * Everything a server has stored about the person who asks.
 */
export type MyData = {
/**
 * The id under which the person is stored.
 */
id: string,
/**
 * The name others see.
 */
name: string,
/**
 * When the person came first.
 */
created: number,
/**
 * When the person was here last, to the day.
 */
seen: number,
/**
 * On how many devices and in how many programs the person is signed in.
 */
devices: number,
/**
 * Bans and mutes of this person.
 */
bans: Array<Ban>,
/**
 * What the person did, table by table.
 */
tables: Array<MyTraces>,
/**
 * The first answers to puzzles.
 */
puzzles: Array<MyPuzzle>, };

/**
 * The first answer of a person to a puzzle.
 */
export type MyPuzzle = {
/**
 * Which puzzle.
 */
puzzle: string,
/**
 * Was the answer right?
 */
solved: boolean,
/**
 * When.
 */
at: number, };

/**
 * A table at which the client sits.
 */
export type MyTable = {
/**
 * As the lobby shows it.
 */
entry: LobbyTable,
/**
 * Where.
 */
seat: Seat,
/**
 * Who has to choose.
 */
owed: Array<Seat>,
/**
 * Is it the client's turn?
 */
yourTurn: boolean,
/**
 * Seconds since something happened there.
 */
idleSeconds: number, };

/**
 * One thing that a person did at a table.
 */
export type MyTrace = {
/**
 * When.
 */
at: number,
/**
 * What.
 */
did: Deed, };

/**
 * What a person did at a table.
 */
export type MyTraces = {
/**
 * Its id.
 */
table: string,
/**
 * What, in order.
 */
traces: Array<MyTrace>, };

/**
 * A ban to be made. It takes the place of an earlier one of the same kind and subject.
 */
export type NewBan = {
/**
 * What it forbids.
 */
kind: BanKind,
/**
 * The id of a person, an address (`192.0.2.7`; of IPv6 its /64) or a network (`192.0.2.0/24`).
 */
subject: string,
/**
 * Why, as the person is told; at most 300 characters.
 */
reason: string,
/**
 * For so many seconds; for good, if not given.
 */
seconds: number | null, };

/**
 * An invitation to be made.
 */
export type NewInvite = {
/**
 * For whom it is meant; at most 300 characters.
 */
note: string,
/**
 * How many persons can use it.
 */
uses: number,
/**
 * For so many seconds; for good, if not given.
 */
seconds: number | null, };

/**
 * A lesson to be begun.
 */
export type NewLesson = {
/**
 * From its first step, even if it was begun before and not finished.
 */
anew: boolean, };

/**
 * An announcement to be made.
 */
export type NewNotice = {
/**
 * 1 to 300 characters.
 */
text: string,
/**
 * It disappears after so many seconds; never, if not given.
 */
seconds: number | null, };

/**
 * A table to be opened.
 */
export type NewTable = {
/**
 * Chosen by the client: 1 to 36 letters, digits and `-`. The same again gives the same table.
 */
msg: string,
/**
 * What to play.
 */
options: ChosenOptions,
/**
 * How long to think.
 */
clock: ClockSetting, };

/**
 * An announcement to everyone on the server.
 */
export type Notice = {
/**
 * Its id.
 */
id: string,
/**
 * What is announced.
 */
text: string,
/**
 * When it disappears; never, if not given.
 */
until: number | null, };

/**
 * A table that was opened.
 */
export type Opened = {
/**
 * Its id.
 */
table: string, };

/**
 * How games with the same options went.
 */
export type OptionsTally = {
/**
 * In notation.
 */
options: string,
/**
 * How they went.
 */
tally: Tally, };

/**
 * A server at a glance.
 */
export type Overview = {
/**
 * The version of the program.
 */
version: string,
/**
 * For how long it has been running.
 */
uptimeSeconds: number,
/**
 * Whether it lets games end and begins no new ones.
 */
draining: boolean,
/**
 * Who may come.
 */
admission: Admission,
/**
 * Open connections.
 */
connections: number,
/**
 * Tables in memory.
 */
tablesInMemory: number,
/**
 * Games in which somebody has to choose and something happened in the last ten minutes.
 */
gamesActive: number,
/**
 * Persons it knows.
 */
people: number,
/**
 * Tables it has stored.
 */
tables: number, };

/**
 * Which game it is, of those in words alone. The text of the options says the rest.
 */
export type PlainOptions = {
/**
 * Which game.
 */
name: GameName, };

/**
 * What one observer may know of a game in words alone.
 */
export type PlainView = {
/**
 * Which game.
 */
name: GameName,
/**
 * Whose view; none is a spectator's.
 */
observer: Seat | null,
/**
 * Who owes a choice.
 */
owed: Array<Seat>,
/**
 * What the observer knows, a text for each fact.
 */
position: Array<Text>,
/**
 * Who won, once the game is over; nobody in a drawn game.
 */
winners: Array<Seat> | null,
/**
 * How it ended, in words.
 */
ending: Text | null, };

/**
 * How a position is played out.
 */
export type PlayOut = {
/**
 * A scenario: it leads to the position.
 */
scenario: string,
/**
 * Who chooses.
 */
seat: Seat,
/**
 * What this seat chooses, in notation; none to let the others choose first.
 */
action: string | null,
/**
 * Who chooses for the others.
 */
bot: Bot,
/**
 * At the beginning: what becomes of the cards that the seat does not know. None to go on.
 */
hidden: HiddenCards | null, };

/**
 * What becomes of a choice on the analysis board.
 */
export type PlayedOut = { "became": "played",
/**
 * The scenario with what was played. It names hidden cards: it is for the person who set the position up.
 */
scenario: string,
/**
 * What the seat heard of it.
 */
events: GameEvents,
/**
 * What it sees now.
 */
position: Position, } | { "became": "refused",
/**
 * Why.
 */
refusal: Refusal, };

/**
 * A position that a scenario sets up, as a seat sees it. It is made from the view of that seat and from nothing else.
 */
export type Position = {
/**
 * What is agreed.
 */
options: GameOptions,
/**
 * What the seat knows.
 */
view: GameView,
/**
 * What is asked of the seat; none if it owes nothing.
 */
decision: Decision | null,
/**
 * Who owes a choice.
 */
owed: Array<Seat>,
/**
 * How it ended, if it did.
 */
ending: Ending | null, };

/**
 * Something wanted of a table.
 */
export type Post = {
/**
 * As in the message `table`.
 */
msg: string,
/**
 * What.
 */
request: Request, };

/**
 * What would come of an answer. It is made from the view of the player who asks, so it says nothing that this player does
 * not know.
 */
export type Preview = {
/**
 * What would happen, up to the first thing that depends on hidden cards, chance or another player.
 */
events: GameEvents,
/**
 * What the player would then see otherwise than now, as far as it depends on nothing of that kind.
 */
changes: Foreseen<GameView>,
/**
 * Would anything depend on hidden cards, chance or another player?
 */
open: boolean, };

/**
 * Why a request over HTTP was not answered as wished: a problem document as in RFC 9457.
 */
export type Problem = {
/**
 * `about:blank`: the status says what kind it is.
 */
type: string,
/**
 * The status in words.
 */
title: string,
/**
 * The status.
 */
status: number,
/**
 * What was wrong, and what would be right.
 */
detail: string,
/**
 * A key of the client's texts, for what a table refused.
 */
key: string | null,
/**
 * The rule of the game that refuses it.
 */
rule: string | null, };

/**
 * Something that needs the consent of all persons at the table.
 */
export type Proposal = {
/**
 * To be sent back with the answer.
 */
id: number,
/**
 * Who proposes.
 */
by: Seat,
/**
 * What.
 */
what: ProposalKind,
/**
 * Who agrees so far.
 */
agreed: Array<Seat>,
/**
 * Whose answer is awaited.
 */
awaited: Array<Seat>, };

/**
 * What can be proposed to the table.
 */
export type ProposalKind = { "kind": "draw" } | { "kind": "undo" } | { "kind": "replace",
/**
 * Whose place.
 */
seat: Seat,
/**
 * Which bot.
 */
bot: Bot, } | { "kind": "rematch",
/**
 * Those.
 */
options: GameOptions,
/**
 * The promise about its seed.
 */
commitment: string, } | { "kind": "pause" };

/**
 * A puzzle, by what its seat knows.
 */
export type Puzzle = {
/**
 * How it is called.
 */
id: string,
/**
 * How hard it is, in points of Glicko.
 */
rating: number,
/**
 * What is agreed.
 */
options: GameOptions,
/**
 * What the seat knows.
 */
view: GameView,
/**
 * What is asked.
 */
decision: Decision, };

/**
 * An answer to a puzzle.
 */
export type PuzzleAnswer = {
/**
 * In notation; none asks for the solution.
 */
action: string | null, };

/**
 * The puzzle of a day.
 */
export type PuzzleOfDay = {
/**
 * How it is called.
 */
id: string,
/**
 * Of which game.
 */
game: GameName,
/**
 * Was the first answer right? None before there is one.
 */
solved: boolean | null, };

/**
 * What an answer did to a rating.
 */
export type PuzzleRated = {
/**
 * The rating now.
 */
solver: PuzzleSolver,
/**
 * How much more it is than before.
 */
change: number, };

/**
 * The puzzles of a game.
 */
export type PuzzleShelf = {
/**
 * Which game.
 */
game: GameName,
/**
 * How many there are.
 */
puzzles: number,
/**
 * How many of them the solver has answered.
 */
tried: number,
/**
 * What they are about.
 */
themes: Array<PuzzleTheme>, };

/**
 * The solution of a puzzle.
 */
export type PuzzleSolution = {
/**
 * The right answer, in notation.
 */
answer: string,
/**
 * What the puzzle is about.
 */
theme: Text,
/**
 * What it teaches.
 */
why: Text,
/**
 * What each legal answer is worth.
 */
values: Array<PuzzleValue>, };

/**
 * The rating of a solver.
 */
export type PuzzleSolver = {
/**
 * In points of Glicko; who is new has 1500.
 */
rating: number,
/**
 * How uncertain it is: a standard deviation.
 */
deviation: number,
/**
 * How many puzzles were answered.
 */
tried: number,
/**
 * How many of them at once rightly.
 */
solved: number, };

/**
 * What some puzzles are about.
 */
export type PuzzleTheme = {
/**
 * The word to ask for them with.
 */
word: string,
/**
 * How it is said.
 */
title: Text,
/**
 * How many there are.
 */
puzzles: number, };

/**
 * What an answer is worth.
 */
export type PuzzleValue = {
/**
 * In notation.
 */
action: string,
/**
 * The chance to win after it, from 0 to 1.
 */
value: number, };

/**
 * What becomes of an answer.
 */
export type PuzzleVerdict = { "verdict": "right",
/**
 * All about it.
 */
solution: PuzzleSolution,
/**
 * What it did to the solver's rating, if it was the first answer to this puzzle.
 */
rated: PuzzleRated | null, } | { "verdict": "wrong",
/**
 * The chance to win after it, from 0 to 1.
 */
value: number,
/**
 * What it did to the solver's rating, if it was the first answer to this puzzle.
 */
rated: PuzzleRated | null, } | { "verdict": "shown",
/**
 * All about it.
 */
solution: PuzzleSolution,
/**
 * What it did to the solver's rating, if the puzzle was not answered before.
 */
rated: PuzzleRated | null, } | { "verdict": "refused",
/**
 * Why.
 */
refusal: Refusal, };

/**
 * The puzzles there are, and how far a solver is.
 */
export type Puzzles = {
/**
 * The puzzle of the day.
 */
daily: PuzzleOfDay,
/**
 * Game by game.
 */
games: Array<PuzzleShelf>,
/**
 * The rating; none before the first answer.
 */
solver: PuzzleSolver | null, };

/**
 * Why something was not done.
 */
export type Refusal = {
/**
 * What to say, as of a [`Text`](crate::Text): for example `refused-notHost` or `cardia-no-notInHand`.
 */
key: Word,
/**
 * What is put into it, by name.
 */
args?: Fields,
/**
 * The rule of the game that refuses it, for example `C3.2`.
 */
rule: string | null,
/**
 * In English.
 */
text: string, };

/**
 * Another name, and perhaps another picture.
 */
export type Rename = {
/**
 * 1 to 32 characters that can be seen.
 */
name: string,
/**
 * The picture; whoever does not name one keeps theirs.
 */
avatar?: Avatar, };

/**
 * A game from its first card to its last, as one seat saw it or as it was.
 */
export type Replay = {
/**
 * Whose view it is; none if it shows what every seat saw.
 */
seat: Seat | null,
/**
 * What was agreed.
 */
options: GameOptions,
/**
 * Who sat at each seat, where that is known.
 */
names: Array<string | null>,
/**
 * The same with all that is known: whether a bot played, and of which level. Empty for a record of one's own.
 */
seats: Array<SeatState>,
/**
 * Which game of its table it is, counted from 1; none for a record of one's own.
 */
game: number | null,
/**
 * How many games are over at that table; 1 for a record of one's own.
 */
games: number,
/**
 * The deal, then every choice.
 */
frames: Array<ReplayFrame>,
/**
 * How it ended, if it did.
 */
ending: Ending | null,
/**
 * The seed of the deal, where the record shows it; it was checked.
 */
seed: string | null, };

/**
 * One step of a game.
 */
export type ReplayFrame = {
/**
 * The number of its line in the record.
 */
line: number,
/**
 * Who chose; nobody in the deal.
 */
by: Seat | null,
/**
 * What, in notation; none where the seat that looks was not told.
 */
action: string | null,
/**
 * What was heard by each of those in `views`.
 */
events: Array<GameEvents>,
/**
 * What is seen afterwards: by the seat that looks, or by each seat in order.
 */
views: Array<GameView>, };

/**
 * What somebody wants of a table.
 */
export type Request = { "want": "watch",
/**
 * The version the client has.
 */
version: number | null, } | { "want": "sit",
/**
 * Where.
 */
seat: Seat, } | { "want": "accept",
/**
 * The code of the invitation.
 */
code: string, } | { "want": "reserve",
/**
 * Which.
 */
seat: Seat,
/**
 * Chosen at random by the client: 12 to 36 letters, digits and `-`. Nobody is told it.
 */
code: string, } | { "want": "setAccess",
/**
 * By whom it is found.
 */
access: Access, } | { "want": "leave" } | { "want": "kick",
/**
 * From where.
 */
seat: Seat, } | { "want": "putBot",
/**
 * Where.
 */
seat: Seat,
/**
 * Which.
 */
bot: Bot, } | { "want": "setOptions",
/**
 * What.
 */
options: ChosenOptions, } | { "want": "setClock",
/**
 * How long.
 */
clock: ClockSetting, } | { "want": "start" } | { "want": "act",
/**
 * Its id.
 */
decision: number,
/**
 * The answer, in notation.
 */
action: string, } | { "want": "preview",
/**
 * The decision.
 */
decision: number,
/**
 * The answer, in notation.
 */
action: string, } | { "want": "read",
/**
 * The number of the step.
 */
step: number, } | { "want": "say",
/**
 * At most 300 characters.
 */
text: string, } | { "want": "emote",
/**
 * What.
 */
emote: Emote, } | { "want": "resign" } | { "want": "offerDraw" } | { "want": "undo" } | { "want": "replace",
/**
 * For whom.
 */
seat: Seat,
/**
 * Which.
 */
bot: Bot, } | { "want": "rematch",
/**
 * Others.
 */
options: ChosenOptions | null, } | { "want": "pause" } | { "want": "resume" } | { "want": "answer",
/**
 * Its id.
 */
proposal: number,
/**
 * Yes or no.
 */
agree: boolean, };

/**
 * One choice of a finished game, looked at again.
 */
export type Review = {
/**
 * The number of its line in the record.
 */
line: number,
/**
 * Whose choice.
 */
seat: Seat,
/**
 * What was chosen, in notation.
 */
action: string,
/**
 * The same, to be said.
 */
chosen: Text,
/**
 * What search says of the decision, by what the seat knew then.
 */
analysis: Analysis,
/**
 * What should be played most often, to be said.
 */
best: Text,
/**
 * By how much the choice lowered the seat's chance to win, by what the seat knew.
 */
loss: number,
/**
 * How good the choice was, from 0 to 1.
 */
accuracy: number,
/**
 * The chance of each seat to win before the choice, with the true cards.
 */
truth: Array<number>,
/**
 * By how much chance, and what others chose unseen, then raised the seat's chance to win with the true cards.
 */
luck: number,
/**
 * All of it in a word.
 */
mark: Mark,
/**
 * How thorough the search was: 1 is the first look; a later review of the same line replaces an earlier one.
 */
pass: number, };

/**
 * Games of this table so far. Begins anew when somebody else takes a seat.
 */
export type Score = {
/**
 * Wins of each seat; a shared win counts for all who share it.
 */
wins: Array<number>,
/**
 * Games without a winner.
 */
drawn: number, };

/**
 * A place at the table.
 */
export type Seat = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";

/**
 * A seat's clock.
 */
export type SeatClock = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Milliseconds left when the message was written.
 */
leftMs: number,
/**
 * Does it run?
 */
running: boolean, };

/**
 * Who has a seat.
 */
export type SeatState = { "kind": "open" } | { "kind": "human",
/**
 * The name to show.
 */
name: string,
/**
 * The picture to show, if one was chosen.
 */
avatar?: Avatar, } | { "kind": "reserved" } | { "kind": "bot",
/**
 * Which.
 */
bot: Bot, } | { "kind": "kicked",
/**
 * The name to show.
 */
name: string, } | { "kind": "left",
/**
 * The name to show.
 */
name: string, };

/**
 * What the server says.
 */
export type ServerMessage = { "type": "welcome",
/**
 * The protocol version of the server.
 */
version: number,
/**
 * The name by which others see the client.
 */
name: string,
/**
 * The picture by which others see the client, if one was chosen.
 */
avatar?: Avatar, } | { "type": "lobby",
/**
 * Those.
 */
tables: Array<LobbyTable>, } | { "type": "mine",
/**
 * Those.
 */
tables: Array<MyTable>, } | { "type": "snapshot",
/**
 * Which.
 */
table: string,
/**
 * All of it.
 */
snapshot: Snapshot, } | { "type": "change",
/**
 * Which.
 */
table: string,
/**
 * What is another than before.
 */
change: Change, } | { "type": "update",
/**
 * Which.
 */
table: string,
/**
 * How it is.
 */
update: Update, } | { "type": "ack",
/**
 * The client's id of it.
 */
msg: string,
/**
 * Which table; of a new one, its id.
 */
table: string, } | { "type": "refused",
/**
 * The client's id of it.
 */
msg: string,
/**
 * Why.
 */
why: Refusal, } | { "type": "stale",
/**
 * The client's id of it.
 */
msg: string,
/**
 * Which table.
 */
table: string,
/**
 * As it stands.
 */
snapshot: Snapshot, } | { "type": "said",
/**
 * At which table.
 */
table: string,
/**
 * Who and what.
 */
line: ChatLine, } | { "type": "presence",
/**
 * Which.
 */
table: string,
/**
 * The seats whose persons look at it.
 */
connected: Array<Seat>,
/**
 * How many look on without a seat.
 */
spectators: number, } | { "type": "analysis",
/**
 * At which table.
 */
table: string,
/**
 * The client's id of it.
 */
msg: string,
/**
 * What it knows.
 */
analysis: Analysis,
/**
 * Is that the last?
 */
done: boolean, } | { "type": "closed",
/**
 * Which.
 */
table: string, } | { "type": "notices",
/**
 * All that hold now.
 */
notices: Array<Notice>, } | { "type": "preview",
/**
 * At which table.
 */
table: string,
/**
 * The client's id of it.
 */
msg: string,
/**
 * What would come.
 */
preview: Preview, } | { "type": "pong",
/**
 * The number of the ping.
 */
at: number, } | { "type": "error",
/**
 * What.
 */
code: ErrorCode,
/**
 * In words, for developers.
 */
text: string,
/**
 * The client's id of the message that was not done, where there is one.
 */
msg?: string, };

/**
 * A change by a number, said with its sign: `+3`, `−5`.
 */
export type Signed = number;

/**
 * A table as one observer may know it.
 */
export type Snapshot = {
/**
 * Counts the changes this observer was told of.
 */
version: number,
/**
 * The observer's seat; none for a spectator.
 */
you: Seat | null,
/**
 * What everyone may know.
 */
info: TableInfo,
/**
 * What this observer may know of the game.
 */
view: GameView | null,
/**
 * What this observer has heard of it so far.
 */
history: GameEvents | null,
/**
 * What this observer is asked.
 */
decision: Decision | null,
/**
 * Whether this observer can take the latest choice back; `null` if there is none.
 */
undo: TakeBack | null,
/**
 * What was hidden, once the game is over.
 */
truth: Truth | null,
/**
 * What was said lately.
 */
chat: Array<ChatLine>, };

/**
 * Where a table stands.
 */
export type Stage = "lobby" | "playing" | "paused" | "over";

/**
 * What a person's latest games say, game by game.
 */
export type Statistics = {
/**
 * How many games were looked at: the latest ones that are over.
 */
lookedAt: number,
/**
 * Those that were played, the most often played first.
 */
games: Array<GameStatistics>, };

/**
 * What everyone may know of a table.
 */
export type TableInfo = {
/**
 * Where it stands.
 */
stage: Stage,
/**
 * The seat of whoever decides about seats, options and the start, if that person sits.
 */
host: Seat | null,
/**
 * What is agreed.
 */
options: GameOptions,
/**
 * The seats in order.
 */
seats: Array<SeatState>,
/**
 * How long players may think.
 */
clock: ClockSetting,
/**
 * Who finds the table.
 */
access: Access,
/**
 * The clocks of a running game.
 */
clocks: Array<SeatClock>,
/**
 * The number of this game at this table, or of the next one before it begins; counted from 1.
 */
game: number,
/**
 * How many games are over at this table; each can be looked at by its number.
 */
games: number,
/**
 * The promise about the seed of this game, made before its first card.
 */
commitment: string,
/**
 * Who won how often.
 */
score: Score,
/**
 * What waits for answers.
 */
proposals: Array<Proposal>,
/**
 * How the game ended.
 */
ending: Ending | null,
/**
 * What is taught here, if it is the table of a lesson.
 */
lesson?: LessonState, };

/**
 * Whether a player can take the own latest choice back, as far as the player can know that.
 */
export type TakeBack = "atOnce" | "ifAgreed" | "revealed";

/**
 * How some games went.
 */
export type Tally = {
/**
 * How many.
 */
games: number,
/**
 * How many of them the person won, alone or with others.
 */
won: number, };

/**
 * Something to be said in the player's language.
 */
export type Text = {
/**
 * The message of the locale files, for example `cardia-act-play`.
 */
key: Word,
/**
 * What is put into it, by name.
 */
args?: Fields, };

/**
 * How games in which something was done went.
 */
export type TextTally = {
/**
 * What.
 */
text: Text,
/**
 * How they went.
 */
tally: Tally, };

/**
 * Something on the table that an answer is about, so that a client can show where to click.
 */
export type Touch = { "kind": "card",
/**
 * In notation.
 */
name: string, } | { "kind": "cardInPlay",
/**
 * Whose.
 */
owner: Seat,
/**
 * In notation.
 */
name: string, } | { "kind": "cell",
/**
 * Its row.
 */
row: number,
/**
 * Its column.
 */
column: number, } | { "kind": "player",
/**
 * Who.
 */
seat: Seat, } | { "kind": "group",
/**
 * In notation.
 */
name: string, } | { "kind": "reserve" };

/**
 * Everything hidden, told once a game is over.
 */
export type Truth = {
/**
 * What each seat saw at the end.
 */
views: Array<GameView>,
/**
 * The seed of the deal, to be checked against the commitment.
 */
seed: string,
/**
 * The record.
 */
record: string, };

/**
 * What changed, as one observer may know it.
 */
export type Update = {
/**
 * The version it changes. Whoever has another one asks for a snapshot.
 */
since: number,
/**
 * The version it leads to.
 */
version: number,
/**
 * What everyone may know now.
 */
info: TableInfo,
/**
 * What happened in the game.
 */
events: GameEvents | null,
/**
 * What this observer may know of it now.
 */
view: GameView | null,
/**
 * What this observer is asked now.
 */
decision: Decision | null,
/**
 * Whether this observer can take the latest choice back; `null` if there is none.
 */
undo: TakeBack | null,
/**
 * What was hidden, once the game is over.
 */
truth: Truth | null, };

/**
 * One legal action.
 */
export type Weighed = {
/**
 * In notation.
 */
action: string,
/**
 * How often it should be played, from 0 to 1; all together are 1.
 */
share: number,
/**
 * The chance to win after it, from 0 to 1.
 */
value: number, };

/**
 * A name of the notation. There are only so many of them, so that putting one down copies nothing.
 */
export type Word = string;

/** How an argument is said: `seat`, `number`, `signed`, `word`, `text`, or a name of TERMS or GROUPS. Before it `?` means
 * one or none, `*` several, `@` one for each seat, `#` a letter for each. */
export type Kind = string;

/** Names of the notation: each has the message `before` + name + `after`, and may lead to a card. */
export const TERMS: Record<string, { before: string; after: string; link: boolean }> = {
  CardiaFaction: { before: 'cardia-faction-', after: '', link: false },
  CardiaName: { before: 'cardia-card-', after: '-name', link: true },
  CivDomainName: { before: 'civ-domain-', after: '', link: true },
  CivEffect: { before: 'civ-effect-', after: '', link: true },
  KardinalLand: { before: 'kardinal-land-', after: '', link: true },
  KardinalLaw: { before: 'kardinal-law-', after: '', link: true },
  KardinalSigns: { before: 'kardinal-sign-', after: '', link: false },
};

/** Things with parts, and the message that puts them together. */
export const GROUPS: Record<string, { key: string; fields: Record<string, Kind> }> = {
  CardiaCard: { key: 'cardia-card', fields: { name: 'CardiaName', number: 'number' } },
  CardiaCardAt: { key: 'cardia-card-at', fields: { owner: 'seat', card: 'CardiaName' } },
  CardiaCardInPlay: { key: 'cardia-card-in-play', fields: { card: 'CardiaCard', influence: 'number' } },
  CardiaEncounter: { key: 'cardia-encounter', fields: { cards: '@CardiaCardInPlay' } },
  CivBacks: { key: 'civ-backs', fields: { age: 'word', count: 'number' } },
  CivCard: { key: 'civ-card', fields: { domain: 'CivDomainName', age: 'word' } },
  CivCards: { key: 'civ-times', fields: { card: 'CivCard', count: 'number' } },
  KardinalLandCard: { key: 'kardinal-card', fields: { land: 'KardinalLand', signs: '#KardinalSigns' } },
  KardinalPlace: { key: 'kardinal-place', fields: { row: 'number', column: 'number' } },
};

/** The arguments of each text that has some. */
export const TEXTS: Record<string, Record<string, Kind>> = {
  'cardia-act-activate': { card: 'CardiaName' },
  'cardia-act-copy': { card: 'CardiaName' },
  'cardia-act-discard': { card: 'CardiaName' },
  'cardia-act-flip': { at: 'CardiaCardAt' },
  'cardia-act-keep': { card: 'CardiaName' },
  'cardia-act-lower': { at: 'CardiaCardAt' },
  'cardia-act-moveFrom': { at: 'CardiaCardAt' },
  'cardia-act-moveTo': { at: 'CardiaCardAt' },
  'cardia-act-name': { faction: 'CardiaFaction' },
  'cardia-act-play': { card: 'CardiaName' },
  'cardia-act-putUnder': { card: 'CardiaName' },
  'cardia-act-raise': { at: 'CardiaCardAt' },
  'cardia-act-stripModifiers': { at: 'CardiaCardAt' },
  'cardia-act-stripTokens': { at: 'CardiaCardAt' },
  'cardia-act-swap': { card: 'CardiaName' },
  'cardia-act-takeBack': { card: 'CardiaName' },
  'cardia-ask-activate': { at: 'CardiaCardAt' },
  'cardia-ask-copy': { at: 'CardiaCardAt' },
  'cardia-ask-lower': { at: 'CardiaCardAt' },
  'cardia-ask-moveAnyTo': { at: 'CardiaCardAt' },
  'cardia-ask-moveOwnTo': { at: 'CardiaCardAt' },
  'cardia-ask-reply': { faction: 'CardiaFaction' },
  'cardia-ask-takeBack': { at: 'CardiaCardAt' },
  'cardia-card': { name: 'CardiaName', number: 'number' },
  'cardia-card-at': { owner: 'seat', card: 'CardiaName' },
  'cardia-card-in-play': { card: 'CardiaCard', influence: 'number' },
  'cardia-comes-both': { acts: '?CardiaName' },
  'cardia-comes-loss': { seat: 'seat', acts: '?CardiaName' },
  'cardia-comes-tie': { acts: '?CardiaName' },
  'cardia-comes-win': { seat: 'seat', acts: '?CardiaName' },
  'cardia-encounter': { cards: '@CardiaCardInPlay' },
  'cardia-end-both': { winners: '*seat', rule: 'word' },
  'cardia-end-cannotPlay': { winners: '*seat', rule: 'word' },
  'cardia-end-catacombs': { winners: '*seat', rule: 'word' },
  'cardia-end-djinn': { winners: '*seat', rule: 'word' },
  'cardia-end-emptyHand': { winners: '*seat', rule: 'word' },
  'cardia-end-foundersDay': { winners: '*seat', rule: 'word' },
  'cardia-end-lastGame': { winners: '*seat', rule: 'word' },
  'cardia-end-mechanicalDjinn': { winners: '*seat', rule: 'word' },
  'cardia-end-neitherCanPlay': { winners: '*seat', rule: 'word' },
  'cardia-end-signets': { winners: '*seat', rule: 'word' },
  'cardia-no-chosenAlready': { card: 'CardiaName' },
  'cardia-no-lastEncounter': { at: 'CardiaCardAt' },
  'cardia-no-notInHand': { card: 'CardiaName' },
  'cardia-no-notInPlay': { at: 'CardiaCardAt' },
  'cardia-no-notInstant': { card: 'CardiaName' },
  'cardia-no-notLosing': { at: 'CardiaCardAt' },
  'cardia-no-notYours': { at: 'CardiaCardAt' },
  'cardia-no-nothingOnIt': { at: 'CardiaCardAt' },
  'cardia-no-otherFaction': { card: 'CardiaName' },
  'cardia-no-otherQuestion': { question: 'text' },
  'cardia-no-sameCard': { at: 'CardiaCardAt' },
  'cardia-no-tooStrong': { at: 'CardiaCardAt' },
  'cardia-no-tooWeak': { at: 'CardiaCardAt' },
  'cardia-tell-activated': { at: 'CardiaCardAt' },
  'cardia-tell-chose': { seat: 'seat' },
  'cardia-tell-compared': { encounter: 'CardiaEncounter', winners: '*seat' },
  'cardia-tell-copied': { at: 'CardiaCardAt', card: 'CardiaCard' },
  'cardia-tell-declined': { seat: 'seat' },
  'cardia-tell-discardedFromDeck': { seat: 'seat', cards: '*CardiaCard' },
  'cardia-tell-discardedFromHand': { seat: 'seat', cards: '*CardiaCard' },
  'cardia-tell-discardedFromPlay': { at: 'CardiaCardAt' },
  'cardia-tell-drew': { seat: 'seat', card: '?CardiaCard' },
  'cardia-tell-gameOver': { ending: 'text' },
  'cardia-tell-gameStarted': { number: 'number' },
  'cardia-tell-guardianPlaced': { place: 'number', faction: 'CardiaFaction' },
  'cardia-tell-guardianTurned': { place: 'number', guardian: 'CardiaName' },
  'cardia-tell-guardianUsed': { seat: 'seat', guardian: 'CardiaName' },
  'cardia-tell-keptTop': { seat: 'seat' },
  'cardia-tell-locationUsed': { seat: 'seat', location: 'CardiaName' },
  'cardia-tell-looked': { seat: 'seat', card: '?CardiaCard' },
  'cardia-tell-modified': { at: 'CardiaCardAt', by: 'signed' },
  'cardia-tell-named': { seat: 'seat', faction: 'CardiaFaction' },
  'cardia-tell-placedHidden': { seat: 'seat', card: '?CardiaCard' },
  'cardia-tell-placedOpen': { seat: 'seat', card: 'CardiaCard' },
  'cardia-tell-pointed': { at: 'CardiaCardAt' },
  'cardia-tell-putTopUnder': { seat: 'seat' },
  'cardia-tell-putUnder': { seat: 'seat', card: '?CardiaCard' },
  'cardia-tell-reborn': { seat: 'seat' },
  'cardia-tell-replaced': { seat: 'seat', card: 'CardiaCard' },
  'cardia-tell-revealed': { cards: '@CardiaCard' },
  'cardia-tell-shuffled': { seat: 'seat' },
  'cardia-tell-swapped': { seat: 'seat', first: 'number', second: 'number' },
  'cardia-tell-takenBack': { at: 'CardiaCardAt' },
  'cardia-tell-tokens': { at: 'CardiaCardAt', tokens: 'number' },
  'cardia-tell-waiting': { seat: 'seat', what: 'text' },
  'cardia-then-any': { comes: 'text' },
  'cardia-then-higher': { seat: 'seat', from: 'number', comes: 'text' },
  'cardia-then-lower': { seat: 'seat', to: 'number', comes: 'text' },
  'cardia-then-oneOf': { seat: 'seat', cards: '*CardiaName', comes: 'text' },
  'cardia-wait-blackmail': { faction: 'CardiaFaction' },
  'cardia-wait-modifier': { by: 'signed' },
  'civ-act-attack': { domain: 'CivDomainName' },
  'civ-act-copy': { effect: 'CivEffect', seat: 'seat', rule: 'word' },
  'civ-act-democracy': { seat: 'seat', domain: 'CivDomainName' },
  'civ-act-discard': { domain: 'CivDomainName' },
  'civ-act-drawTo': { size: 'number' },
  'civ-act-embargo': { seat: 'seat', domain: 'CivDomainName' },
  'civ-act-give': { domain: 'CivDomainName' },
  'civ-act-keep': { domain: 'CivDomainName' },
  'civ-act-play': { domain: 'CivDomainName' },
  'civ-act-question': { seat: 'seat' },
  'civ-act-spend': { domain: 'CivDomainName' },
  'civ-act-take': { domain: 'CivDomainName' },
  'civ-act-takeBack': { domain: 'CivDomainName' },
  'civ-act-use': { effect: 'CivEffect', rule: 'word' },
  'civ-ask-discard': { left: 'number' },
  'civ-ask-give': { to: 'seat', left: 'number' },
  'civ-ask-pile': { left: 'number' },
  'civ-ask-playMore': { left: 'number' },
  'civ-ask-spend': { left: 'number', plays: 'number' },
  'civ-ask-takeBack': { left: 'number', plays: 'number' },
  'civ-backs': { age: 'word', count: 'number' },
  'civ-card': { domain: 'CivDomainName', age: 'word' },
  'civ-end-hegemony': { winners: '*seat', rule: 'word' },
  'civ-end-points': { winners: '*seat', rule: 'word' },
  'civ-end-quiet': { winners: '*seat', rule: 'word' },
  'civ-end-shared': { winners: '*seat', rule: 'word' },
  'civ-end-tieBreak': { winners: '*seat', domain: 'CivDomainName', rule: 'word' },
  'civ-no-atTheDraw': { effect: 'CivEffect' },
  'civ-no-cannotPay': { effect: 'CivEffect' },
  'civ-no-deckEmpty': { effect: 'CivEffect' },
  'civ-no-effectUsed': { domain: 'CivDomainName' },
  'civ-no-embargoed': { domain: 'CivDomainName' },
  'civ-no-handEmpty': { effect: 'CivEffect' },
  'civ-no-handSize': { size: 'number', largest: 'number' },
  'civ-no-noCardsInHand': { seat: 'seat' },
  'civ-no-noTarget': { effect: 'CivEffect' },
  'civ-no-notAnother': { seat: 'seat' },
  'civ-no-notAnothersEffect': { seat: 'seat' },
  'civ-no-notInArea': { domain: 'CivDomainName' },
  'civ-no-notInCentre': { domain: 'CivDomainName' },
  'civ-no-notInHand': { domain: 'CivDomainName' },
  'civ-no-notInPack': { domain: 'CivDomainName' },
  'civ-no-notInPile': { domain: 'CivDomainName' },
  'civ-no-notYourTurn': { seat: 'seat' },
  'civ-no-nothingThere': { effect: 'CivEffect', seat: 'seat', domain: 'CivDomainName' },
  'civ-no-nothingToCopy': { effect: 'CivEffect', domain: 'CivDomainName', seat: 'seat', has: 'number', needs: 'number' },
  'civ-no-otherQuestion': { question: 'text' },
  'civ-no-pileEmpty': { effect: 'CivEffect' },
  'civ-no-sameDraw': { size: 'number' },
  'civ-no-threshold': { effect: 'CivEffect', domain: 'CivDomainName', has: 'number', needs: 'number' },
  'civ-tell-attacked': { seat: 'seat', domain: 'CivDomainName' },
  'civ-tell-coinLost': { seat: 'seat' },
  'civ-tell-coinTaken': { seat: 'seat', effect: 'CivEffect', source: 'seat' },
  'civ-tell-democracyLaid': { seat: 'seat', target: 'seat', domain: 'CivDomainName' },
  'civ-tell-discardedFromArea': { seat: 'seat', card: 'CivCard' },
  'civ-tell-discardedFromHand': { seat: 'seat', card: 'CivCard' },
  'civ-tell-drew': { seat: 'seat', age: 'word', domain: '?CivDomainName' },
  'civ-tell-embargoEnded': { target: 'seat', domain: 'CivDomainName', card: 'CivCard' },
  'civ-tell-embargoLaid': { seat: 'seat', target: 'seat', domain: 'CivDomainName' },
  'civ-tell-firstPlayer': { seat: 'seat' },
  'civ-tell-gameOver': { ending: 'text' },
  'civ-tell-gave': { by: 'seat', to: 'seat', age: 'word', domain: '?CivDomainName' },
  'civ-tell-hegemony': { seat: 'seat', domain: 'CivDomainName' },
  'civ-tell-kept': { seat: 'seat', domain: '?CivDomainName' },
  'civ-tell-laid': { seat: 'seat', card: 'CivCard' },
  'civ-tell-playLapsed': { seat: 'seat' },
  'civ-tell-played': { seat: 'seat', card: 'CivCard' },
  'civ-tell-questioned': { by: 'seat', whom: 'seat', backs: '*CivBacks', hand: '?*CivCards' },
  'civ-tell-quietRounds': { rounds: 'number' },
  'civ-tell-received': { seat: 'seat', pack: '?*CivCards' },
  'civ-tell-scored': { domain: 'CivDomainName', seats: '*seat' },
  'civ-tell-skipped': { seat: 'seat' },
  'civ-tell-tookBack': { seat: 'seat', card: 'CivCard' },
  'civ-tell-tookFromCentre': { seat: 'seat', card: 'CivCard' },
  'civ-tell-tookFromPile': { seat: 'seat', card: 'CivCard' },
  'civ-tell-turnBegan': { seat: 'seat' },
  'civ-tell-used': { seat: 'seat', effect: 'CivEffect' },
  'civ-then-plays': { seat: 'seat', domain: 'CivDomainName' },
  'civ-times': { card: 'CivCard', count: 'number' },
  'kardinal-act-move': { place: '?KardinalPlace', card: '?KardinalLandCard' },
  'kardinal-act-pay': { place: '?KardinalPlace', card: '?KardinalLandCard' },
  'kardinal-act-place': { place: '?KardinalPlace', card: '?KardinalLandCard' },
  'kardinal-act-play': { law: 'KardinalLaw' },
  'kardinal-act-take': { place: '?KardinalPlace', card: '?KardinalLandCard' },
  'kardinal-act-to': { place: '?KardinalPlace', card: '?KardinalLandCard' },
  'kardinal-ask-take': { circles: 'number', limit: 'number' },
  'kardinal-ask-to': { from: 'KardinalPlace' },
  'kardinal-card': { land: 'KardinalLand', signs: '#KardinalSigns' },
  'kardinal-end-fullTie': { winners: '*seat', rule: 'word' },
  'kardinal-end-landCards': { winners: '*seat', rule: 'word' },
  'kardinal-end-points': { winners: '*seat', rule: 'word' },
  'kardinal-no-cannotPay': { place: 'KardinalPlace', seat: 'seat' },
  'kardinal-no-capReached': { cap: 'number' },
  'kardinal-no-circlesFull': { limit: 'number' },
  'kardinal-no-emptyRow': { row: 'number' },
  'kardinal-no-noCard': { place: 'KardinalPlace' },
  'kardinal-no-notHeld': { law: 'KardinalLaw' },
  'kardinal-no-notYourStone': { place: 'KardinalPlace' },
  'kardinal-no-notYourTurn': { seat: 'seat' },
  'kardinal-no-occupied': { place: 'KardinalPlace', seat: 'seat' },
  'kardinal-no-oneEnd': { row: 'number' },
  'kardinal-no-otherLand': { turn: 'KardinalLand', card: 'KardinalLand' },
  'kardinal-no-putDownFirst': { place: 'KardinalPlace' },
  'kardinal-no-tooManyCircles': { taken: 'number', card: 'number', limit: 'number' },
  'kardinal-no-uncovered': { place: 'KardinalPlace' },
  'kardinal-place': { row: 'number', column: 'number' },
  'kardinal-tell-dealt': { place: 'KardinalPlace', card: 'KardinalLandCard' },
  'kardinal-tell-gameOver': { ending: 'text' },
  'kardinal-tell-gotLaw': { seat: 'seat', law: '?KardinalLaw' },
  'kardinal-tell-kept': { seat: 'seat' },
  'kardinal-tell-lifted': { seat: 'seat', place: 'KardinalPlace' },
  'kardinal-tell-moved': { seat: 'seat', from: 'KardinalPlace', to: 'KardinalPlace' },
  'kardinal-tell-paid': { seat: 'seat', place: '?KardinalPlace' },
  'kardinal-tell-placed': { seat: 'seat', place: 'KardinalPlace' },
  'kardinal-tell-played': { seat: 'seat', law: 'KardinalLaw' },
  'kardinal-tell-revealed': { seat: 'seat', count: 'number' },
  'kardinal-tell-skipped': { seat: 'seat' },
  'kardinal-tell-stoneReturned': { seat: 'seat', place: 'KardinalPlace' },
  'kardinal-tell-stopped': { seat: 'seat' },
  'kardinal-tell-took': { seat: 'seat', place: 'KardinalPlace', card: 'KardinalLandCard' },
  'kardinal-tell-turnBegan': { seat: 'seat' },
  'kardinal-then-takes': { seat: 'seat', card: 'KardinalLandCard' },
  'reason-then': { what: 'text', share: 'number', seat: 'seat', win: 'number' },
  'refused-notTaught': { say: 'text' },
  'refused-options': { why: 'word' },
  'refused-tooLong': { most: 'number' },
  'refused-tooManyTables': { most: 'number' },
  'refused-unknownAction': { why: 'word' },
};
