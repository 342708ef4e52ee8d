import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** How much of a file is held at a time, in bytes: little enough that a row is found at once in whatever is held. */
const CHUNK_BYTES = 64 * 1024;

/** The bytes of a file, one part after the other: a catalogue need not be held as a whole. */
export function* chunksOf(file: string): Generator<Buffer> {
  const handle = openSync(file, 'r');
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = readSync(handle, chunk, 0, CHUNK_BYTES, null);
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(handle);
  }
}

/**
 * Bytes that are passed on, and their hash once all have been. Whoever stops reading may go on later: the rest is still
 * passed on.
 */
export function hashed(chunks: Iterable<Uint8Array>): {
  chunks: Iterable<Uint8Array>;
  hash: () => string;
} {
  const hash = createHash('sha256');
  const source = chunks[Symbol.iterator]();
  const next = () => {
    const result = source.next();
    if (result.done !== true) hash.update(result.value);
    return result;
  };
  // Without `return`, so that a loop that ends early does not end it.
  return { chunks: { [Symbol.iterator]: () => ({ next }) }, hash: () => hash.digest('base64url') };
}

/** The hash of bytes, as that of a file that was read. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** The hash of a file, as that of one that was read. */
export function hashOfFile(file: string): string {
  const { chunks, hash } = hashed(chunksOf(file));
  for (const _ of chunks) continue;
  return hash();
}

/**
 * The text of bytes, one part after the other, with the byte order mark that it may begin with.
 * @throws A sentence, if they are no UTF-8.
 */
export function* textsOf(chunks: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    throw new Error(
      'It is not saved as UTF-8. Save it as "CSV UTF-8" in your spreadsheet program, or as UTF-8 in your editor.',
      { cause },
    );
  }
}
