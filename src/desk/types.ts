import type { About } from '../cart/about';

/** A product of the catalogue, as the desk needs it. */
export interface DeskProduct {
  id: string;
  name: string;
  /** The unit it is sold in; absent if it is sold singly. */
  unit?: string | undefined;
  /** The code as printed, if it is not the id in capitals. */
  code?: string | undefined;
  /** Codes of the maker or of others for the same part. */
  otherCodes?: readonly string[] | undefined;
  /** Its technical data in one line: 'Bore: 20 mm; Width: 14 mm'. */
  specifications?: string | undefined;
  /** Of a size: the end of the address where it is on the page of its product. */
  page?: string | undefined;
}

/** What somebody should look at before the answer goes out. */
export type Doubt =
  /** The product is called otherwise today: the message says `said`. */
  | { kind: 'renamed'; said: string }
  /** Other products have the same name, and the message has no code. */
  | { kind: 'twins' }
  /** The unit has changed since: the message says `said`. */
  | { kind: 'unit'; said: string }
  /** No product is certain; there may be candidates. */
  | { kind: 'unsure' }
  /** The catalogue has nothing that is called so; candidates are only similar. */
  | { kind: 'similar'; said: string }
  /** It is the maker's code, or another for the same part. */
  | { kind: 'other-code'; said: string }
  /** No quantity is certain. */
  | { kind: 'quantity' }
  /** The message lacks this line, but its link has it. */
  | { kind: 'only-in-link' }
  /** The link of the message has another quantity. */
  | { kind: 'link-differs'; quantity: number };

/** A line of an inquiry. */
export interface ReadLine {
  /** As it came, without marks of formatting. */
  said: string;
  /** Code and name as the message says them; a free line has none. */
  code?: string | undefined;
  name?: string | undefined;
  /** Undefined if none is certain. */
  quantity: number | undefined;
  /** The product, if it is certain. */
  product: DeskProduct | undefined;
  /** Products that may be meant, likeliest first, if none is certain. */
  candidates: readonly DeskProduct[];
  doubts: readonly Doubt[];
}

/** What is wrong with a message as a whole. */
export type Fault =
  | { kind: 'missing-parts'; parts: readonly number[]; of: number }
  /** A character of the reference is not what it was. */
  | { kind: 'reference'; said: string }
  /** The end of the message is missing. */
  | { kind: 'cut' };

/** An inquiry as it was read. */
export interface ReadInquiry {
  lines: readonly ReadLine[];
  reference: string | undefined;
  about: About;
  note: string;
  /** The partner's website that it was sent from. */
  source: string | undefined;
  /** Who sent it, as a chat export names them. */
  sender: string | undefined;
  faults: readonly Fault[];
}
