import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createShelf } from './parts/shelf';

/** How an answer can be sent besides as it is, in order of preference. */
export const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** The body of an answer. */
export interface Body {
  plain: Buffer;
  /** The same compressed, once for all who ask for it. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

/** Better compression would take longer than the answer. */
const BROTLI_QUALITY = 4;
const compress = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
};

/** A text as the body of an answer. */
export function bodyOf(text: string): Body {
  const plain = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    encoded(encoding) {
      const compressed = made.get(encoding) ?? compress[encoding](plain);
      made.set(encoding, compressed);
      return compressed;
    },
  };
}

/** In bytes, without their compressed copies: enough for the questions of an hour. */
const MAX_KEPT_BYTES = 64_000_000;
/** What an answer takes besides its text, roughly, in bytes: otherwise a million answers of nothing would be kept. */
const ENTRY_BYTES = 1000;

/** Keeps answers that were asked for last: many visitors ask for the same. */
export interface Answers {
  get: (key: string) => Body | undefined;
  keep: (key: string, body: Body) => void;
}

/** The memory that an answer takes. Its question may be longer than itself: an address has up to 8,000 characters. */
const bytesOf = (key: string, { plain }: Body): number => key.length + plain.length + ENTRY_BYTES;

/** Creates an empty store of answers. */
export function createAnswers(mostBytes = MAX_KEPT_BYTES): Answers {
  const shelf = createShelf<Body>(mostBytes);
  return {
    get: shelf.get,
    keep: (key, body) => shelf.put(key, body, bytesOf(key, body)),
  };
}
