/**
 * The script of a simulation: axes to choose along, and for every choice the scene that it leads to.
 * A scene is a row of beats that appear one after the other; a new scenario is content alone.
 */
export interface Script<S extends Scene, K extends string = string> {
  kind: K;
  axes: [Axis, ...Axis[]];
  /** The first is the one that stands in the page before anybody plays. */
  scenes: [S, ...S[]];
}

export type DemoLang = 'it' | 'en' | 'de' | 'fr';

export interface Axis {
  id: string;
  legend: string;
  options: [AxisOption, ...AxisOption[]];
}

export interface AxisOption {
  id: string;
  label: string;
  lang?: DemoLang;
}

/** An option's id for each axis. */
export type Selection = Record<string, string>;

export interface Scene {
  /** The options that lead here; an axis that is not named only dresses the scene. */
  when: Selection;
}

/** One thing that appears. */
interface Beat {
  /** How long after the one before, in milliseconds. */
  afterMs: number;
}

/** What somebody says, or writes. */
export interface Said extends Beat {
  from: 'customer' | 'assistant' | 'human';
  author: string;
  /** The clock’s, or a call’s second. Empty where none is shown. */
  time: string;
  text: string;
  /** In a poster’s few words, of what stands on it at rest. */
  brief?: string;
}

/** What is written down once so many lines have been said. */
export interface Note {
  label: string;
  value: string;
  after: number;
  /** It goes on to a person. */
  person?: boolean;
}

/** In a chat, on the phone or by mail. */
export interface Dialogue extends Scene {
  lang?: DemoLang;
  said: [Said, ...Said[]];
  /** What is noted of it, or looked up for it, in the company's language. */
  notes: Note[];
}

export interface ChatScene extends Dialogue {
  /** The first question, as short as the poster’s column asks it. */
  asks?: string;
}

/** What a call leaves in the calendar; a note where there was nothing to fix. */
export interface Appointment {
  /** The calendar's day, such as 'Giovedì 26 novembre'. */
  day: string;
  time: string;
  /** When and with whom, as short as it stands at the end of a poster’s line. */
  brief?: string;
  title: string;
  text: string;
}

export interface CallScene extends Dialogue {
  title: string;
  /** What comes before the call. */
  asks?: { from: string; text: string };
  appointment: Appointment;
}

/** The mail, its answer paragraph by paragraph, and the person who it is passed to. */
export interface MailScene extends Dialogue {
  subject: string;
  said: [Said, Said, ...Said[]];
}

/** What stands over the notes of its scenes. */
interface Noted {
  notesTitle?: string;
}

export type ChatScript = Script<ChatScene, 'chat'> & Noted;
export type CallScript = Script<CallScene, 'call'> & Noted;
export type MailScript = Script<MailScene, 'mail'> & Noted;
export type DialogueScript = ChatScript | CallScript | MailScript;

/** What the pictures of a campaign show. */
export type SignId = 'drop' | 'olive' | 'can' | 'bicycle' | 'wheel' | 'play';

/**
 * A post or a poster, whose `body` is its small print; a newsletter; a video, with a line of `body` for each shot,
 * `0–5 s. What is seen. Voce: «what is said»`.
 */
export interface ContentPiece extends Beat {
  as: 'post' | 'poster' | 'newsletter' | 'video';
  format: string;
  title: string;
  body: string;
  sign?: SignId;
  /** Of a video. */
  length?: string;
}

export interface ContentScene extends Scene {
  brief: {
    idea: string;
    schedule: string;
    /** Whose the post is, and when it comes out. */
    account: string;
    logo: SignId;
    posted: string;
  };
  pieces: [ContentPiece, ...ContentPiece[]];
}

export type ContentScript = Script<ContentScene, 'content'>;

type Caption = Beat & { at: string; text: string };

export interface AvatarScene extends Scene {
  lang: DemoLang;
  captions: [Caption, ...Caption[]];
}

export interface AvatarScript extends Script<AvatarScene, 'avatar'> {
  axes: [face: Axis, language: Axis];
  /** Whom it is for, how it gets there, and who has agreed. */
  facts: { label: string; value: string }[];
  /** The person who calls back, and her role. */
  takesOver: string;
}

type Priced = readonly [what: string, price: string];

/** A quote, and how it comes to be signed. */
export interface QuoteScript {
  kind: 'quote';
  number: string;
  customer: string;
  rows: readonly Priced[];
  /** What the rows are taken from. */
  priceList: readonly Priced[];
  /** The sum of what was taken, and what is left of it after the discount. */
  listed: string;
  total: string;
  request: Beat & { time: string; text: string };
  took: { time: string; text: string };
  /** Who grants the discount, and says so. */
  granted: string;
  /** Its way from the request to the signature. */
  steps: (Beat & { time: string; event: string; text: string })[];
}

/** A number to type: how it is read, and what it starts from. */
export interface NumberField {
  id: string;
  label: string;
  unit: string;
  initial: string;
  decimals: number;
  min: number;
  max: number;
}

export interface AskedField extends NumberField {
  /** How far its slider goes, from nought, in the field's own unit; the field takes more than that. */
  slider: { to: number; step: number };
  /** With its unit whole, where that is short for the eye. */
  spoken?: { one: (number: string) => string; other: (number: string) => string };
}

/** How many of those who came are left, and the days of one of them. */
export interface FunnelScript {
  kind: 'funnel';
  /** What stands beside the count of days. */
  outcome: string;
  /** How many are left, after how many messages. */
  counts: { people: number; what: string; after: number }[];
  messages: (Beat & {
    day: number;
    channel: string;
    /** A person took over. */
    from?: 'human';
    text: string;
    /** As short as it stands there at rest. */
    brief?: string;
  })[];
}

export type AnyScript =
  DialogueScript | ContentScript | AvatarScript | FunnelScript | QuoteScript;
