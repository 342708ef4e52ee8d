/** In characters. No server writes a longer line of a request; a file without line ends must not fill the memory. */
const MAX_LINE_LENGTH = 64 * 1024;

/**
 * The lines of a file that comes in pieces, as many at a time as a piece has. One that is too long is left out.
 * @throws What the pieces throw.
 */
export async function* logLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH);
    yield lines.filter((line) => line.length < MAX_LINE_LENGTH);
  }
  if (rest !== '') yield [rest];
}
