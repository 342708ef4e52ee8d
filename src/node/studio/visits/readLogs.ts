import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { VisitCounter } from '../../../document/visits/createVisitCounter';
import { logLines } from '../../../document/visits/logLines';

/** What a file in gzip begins with. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Counts a log, compressed or not, in pieces of 64 KB: Studio answers others meanwhile, and no file is in memory. One
 * that is being compressed right now is counted up to where it ends.
 * @throws If the file cannot be read.
 */
export async function readLog(file: string, counter: Pick<VisitCounter, 'add'>): Promise<void> {
  for await (const lines of logLines(await piecesOf(file))) {
    for (const line of lines) counter.add(line);
  }
}

async function piecesOf(file: string): Promise<AsyncIterable<Uint8Array>> {
  const isCompressed = await startsWith(file, GZIP);
  const stream = createReadStream(file);
  return isCompressed ? asFarAsItGoes(stream) : stream;
}

/** Ends where a compressed file does, whole or not. */
async function* asFarAsItGoes(stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  const unzipped = createGunzip();
  stream.on('error', (error: Error) => unzipped.destroy(error)).pipe(unzipped);
  try {
    for await (const piece of unzipped) yield piece as Uint8Array;
  } catch (error) {
    if (!isCutOff(error)) throw error;
  }
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';

async function startsWith(file: string, start: Buffer): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(start.length), 0, start.length, 0);
    return buffer.equals(start);
  } finally {
    await handle.close();
  }
}
