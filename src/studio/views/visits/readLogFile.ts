import { isbot } from 'isbot';
import { createVisitCounter } from '../../../document/visits/createVisitCounter';
import { logLines } from '../../../document/visits/logLines';
import type { Visits } from '../../../document/visits/visits';

/** What a file in gzip begins with. */
const GZIP = [0x1f, 0x8b];

/**
 * Counts logs that were chosen or dropped, here in the browser and piece by piece: they go nowhere, and none of them is
 * in memory.
 * @throws A sentence, if a file has no line of a log.
 */
export async function readLogFiles(
  files: readonly File[],
  { zone, now }: { zone: string; now: Date },
): Promise<Visits> {
  const counter = createVisitCounter({ zone, now, isRobot: isbot });
  for (const file of files) {
    for await (const lines of logLines(await piecesOf(file))) {
      for (const line of lines) counter.add(line);
    }
  }
  return counter.visits();
}

async function piecesOf(file: File): Promise<AsyncIterable<Uint8Array>> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  const isCompressed = GZIP.every((byte, index) => start[index] === byte);
  return isCompressed
    ? asFarAsItGoes(file.stream().pipeThrough(new DecompressionStream('gzip')))
    : piecesIn(file.stream());
}

/** Safari reads no stream by `for await`. */
async function* piecesIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Ends where a compressed file does, whole or not: with what came before. */
async function* asFarAsItGoes(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let hasBegun = false;
  try {
    for await (const piece of piecesIn(stream)) {
      hasBegun = true;
      yield piece;
    }
  } catch (error) {
    if (!hasBegun) throw error;
  }
}
