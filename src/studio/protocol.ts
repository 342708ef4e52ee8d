import type { BlockGroup, Kind, Schema } from '../document/schema/schema';
import type { Described } from '../document/described';
import type { Operation } from '../document/operation';
import type { Clash } from '../document/merge';
import type { Change, Draft } from '../document/step';

// What the page of Studio (the shell) and its server say to each other. All addresses are on Studio's own origin.
//
// Every request but GET / and its assets has the header STUDIO_KEY: the key is in <meta name="studio-key"> of the page. An
// EventSource cannot have headers: it gives the key as ?key=, the id of its window as ?window=, its language as ?language=
// and the number of the check whose problems it has as ?check=. Bodies are JSON (content-type: application/json).
// Refusals have a status of 400 and above, and the body of `Refusal`.
//
// | GET  /api/state                | StudioState in lines (`src/document/inLines.ts`) | once at the start, and after 409 |
// | GET  /api/events?key=&window=&language=&check= | a stream of StudioEvent (SSE)    | `data: <JSON of StudioEvent>` |
// | POST /api/change               | ChangeRequest → ChangeAnswer     | 409 when `revision` is not the server's |
// | POST /api/save                 | SaveRequest → SaveAnswer         | 409 while there are conflicts, or if `revision` is not the server's |
// | GET  /api/summary              | Summary                          | what saving would change |
// | POST /api/settle               | SettleRequest → ChangeAnswer     | decides a conflict |
// | POST /api/upload               | UploadRequest → UploadAnswer     | a picture for public/images |
// | POST /api/upload-file          | UploadRequest → UploadAnswer     | a file for public/downloads |
// | GET  /api/choices?kind=&at=    | Choice[]                         | what a reference may name |
// | GET  /api/icons                | Icons                            | drawings by name |
// | GET  /api/weight?page=<index>  | PageWeight                       | bytes before and after |
//
// Studio is opened at any path of its origin; '#/pages/0/blocks/2' is the pointer of what is selected, if the shell likes.

/** The header that has the key. */
export const STUDIO_KEY = 'x-studio-key';

/** The path of the page that asks for a new company, in the place of Studio. */
export const NEW_COMPANY = '/new';

/** Everything the shell starts with. */
export interface StudioState extends Draft {
  /** Grows with every change of the draft, whoever made it, and with every start of the server. */
  revision: number;
  /** The ids of the last changes that the draft has, for browsers that have missed an answer. */
  taken: readonly string[];
  /** The name of the file: 'site.config.json'. */
  file: string;
  /** A file whose products take long to be saved, as a workbook of many does: 'products.xlsx'. */
  slowFile?: string;
  /** Whether the file holds exactly the draft. */
  isSaved: boolean;
  /** The schema of the whole config without `$ref`s. Blocks are told apart by `type` (`discriminator` and `oneOf`). */
  schema: Schema;
  blocks: BlockKind[];
  problems: StudioProblem[];
  /** The revision that `problems` are of: the check of the present one may not have ended. */
  checked: number;
  /** The number of the check that has found `problems`. It grows, also from one start of the server to the next. */
  check: number;
  conflicts: Conflict[];
  preview: PreviewAddresses;
  /** Whether the draft comes from the journal of a session that ended without saving. */
  isRecovered: boolean;
}

/** Where the frame loads the site from. */
export interface PreviewAddresses {
  /** 'http://127.0.0.1:5174'. The page at '/about' is `origin + '/about'`. */
  origin: string;
  /** How a block looks as it is added, in the company's look and without scripts: the page at `stills + type`. */
  stills: string;
}

/** A kind of block, for the gallery. */
export interface BlockKind {
  type: string;
  /** The title and the description of its schema. */
  title: string;
  description: string;
  group: BlockGroup;
  /** What else it is called, in all languages. */
  words: string;
  /** What is added to a page; undefined where the site lacks a part that it needs. */
  block: Record<string, unknown> | undefined;
  /** Why it cannot be inserted: 'This site has no store.' */
  missing?: string;
  /** Whether it may stand in the columns of another block. */
  inColumns: boolean;
}

/** A mistake, in the words of the checker. */
export interface StudioProblem {
  severity: 'error' | 'warning';
  /** Where: '/pages/0/blocks/2/items/1/label'. Of a missing field, the group around it. */
  pointer: string;
  /** Where, in words: 'Home (/) › block 3 "Stats" › items › 2'. */
  path: string;
  message: string;
  advice?: string;
  /** The cure, where only one is possible: all of it or nothing. Send it as a step. */
  fix?: readonly Operation[];
}

/** A change of the draft. The shell makes it itself first, and sends changes one after another. */
export interface ChangeRequest {
  /** The revision that the change builds on. */
  revision: number;
  change: Change;
  /** What another window has written at the same time, which the change replaces: both are shown, to be decided. */
  clashes?: readonly Clash[];
}

/** The change was made. */
export interface ChangeAnswer {
  revision: number;
}

/** Writes the draft into the file. */
export interface SaveRequest {
  /** What the person has seen: the draft is not saved if another window has changed it meanwhile. */
  revision: number;
}

/** The file was written. */
export interface SaveAnswer {
  /** How many lines of the file changed. */
  lines: number;
  /** What is to be said about keeping it as a version: a sentence. */
  note?: string;
}

/** What the draft changes, in words. */
export interface Summary {
  lines: SummaryLine[];
  /** All of it as plain text, to be copied. */
  text: string;
}

/** One line of the summary. `takeBack` takes this line alone back: send it as a step. */
export type SummaryLine = Described;

/** Two changes of the same value, made at the same time. The draft keeps ours until it is decided. */
export interface Conflict {
  id: string;
  /** Where theirs comes from: the file, or another window. Journals of earlier versions have only the file. */
  from?: 'file' | 'window';
  /** Where the value is in the draft. */
  pointer: string;
  /** Where, in words: 'About › heading of "Our Core Values"'. */
  path: string;
  /** The values; undefined for one that is not there. */
  before?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

/** Decides a conflict. */
export interface SettleRequest {
  id: string;
  take: 'ours' | 'theirs';
}

/** A picture or another file. The server chooses its name. */
export interface UploadRequest {
  /** What the visitor's file is called; only a hint. */
  name: string;
  /** The bytes in base64. */
  data: string;
}

/** A picture or a file that was deleted, and can be put back. */
export interface DeletedFile {
  /** Names it in a request. */
  id: string;
  /** What it was called: '/images/pump.jpg'. */
  src: string;
  /** When it was deleted, in ms. */
  at: number;
  bytes: number;
}

/** What was uploaded is there. */
export interface UploadAnswer {
  /** What the config says: '/images/pump.jpg'. */
  src: string;
}

/** Something that a reference may name. */
export interface Choice {
  /** What the config says. */
  value: string;
  /** What a person reads. */
  label: string;
  /** A second line: a path, a category. */
  detail?: string;
  /** A picture to show, on the preview's origin. */
  picture?: string;
}

/** The kinds that `/api/choices` knows; 'link' lists pages, their anchors, categories and products. */
export type ChoiceKind = Kind;

/** The nodes of lucide icons by name: [element, attributes], as lucide has them. */
export type Icons = Record<string, [element: string, attributes: Record<string, string>][]>;

/** What a page weighs for a visitor who comes for the first time. Estimates: the build may differ by some per cent. */
export interface PageWeight {
  /** Bytes over the network with the file as it is, and with the draft; undefined for a page that is not there. */
  before?: number;
  after?: number;
  /** What `after` costs a visitor, with the currency: 'US$0.02'. Undefined where the config has no price per MB. */
  cost?: string;
  /** Seconds until the page can be read on slow 3G. */
  paint: number;
  /** Seconds until all of it is there. */
  seconds: number;
  /** Set where nothing has been built yet: scripts and styles are not counted then. */
  withoutCode?: boolean;
  /** The block that weighs most. */
  heaviest?: { pointer: string; bytes: number };
}

/** A message of a form, with examples of what visitors enter. */
export interface ArrivingMessage {
  to: string;
  /** Where an answer goes; '' for a form that asks for no address. */
  replyTo: string;
  subject: string;
  /** The message as text. */
  body: string;
  /** The same for WhatsApp; undefined for a company without a chat. */
  chat: string | undefined;
  /** The body of the request. */
  json: string;
}

/** What the server says by itself, and of the present state to each page that begins to listen. */
export type StudioEvent =
  /**
   * The problems of a revision; sent after every change. Ignore it when the draft is newer. Of a large catalogue they
   * have megabytes, so only what has changed is sent: after the check `since`, `problems` are in the place of `count` of
   * those that it has found, from `from` on.
   */
  | {
      type: 'problems';
      revision: number;
      check: number;
      problems: StudioProblem[];
      since?: { check: number; from: number; count: number };
    }
  /** The journal is on disk up to this revision. */
  | { type: 'kept'; revision: number }
  /** The draft was written into the file, or is again what the file holds, or differs from it. */
  | { type: 'saved'; revision: number; isSaved: boolean }
  /**
   * The draft was changed, by this window or elsewhere (another window, a file that changed). `change` led from the
   * revision before to this one; without it, or where a revision was missed, ask for the state.
   */
  | { type: 'changed'; revision: number; change?: Change; conflicts: Conflict[] }
  /** The ids of the windows in which Studio is open. */
  | { type: 'windows'; open: string[] }
  /** The preview shows this revision; `standIns` are pointers of which it shows the last good value. */
  | { type: 'drawn'; revision: number; standIns: string[] }
  /** The file is broken, gone or unreadable: a sentence, or none when that is over. The draft is unharmed. */
  | { type: 'trouble'; message: string | undefined };

/** A refusal: a sentence for people. */
export interface Refusal {
  message: string;
}
