import { readJsonLines } from '../../document/inLines';
import { createSlices } from '../inSlices';
import { WORDS } from '../words';

/**
 * Reads an answer in lines of JSON, each as it comes: read as one text, a large catalogue would keep the window from
 * drawing for half a second.
 * @throws A sentence, if the answer ends too early.
 */
export async function readInLines(response: Response): Promise<unknown> {
  const lines = readJsonLines();
  const decoder = new TextDecoder();
  const slice = createSlices();
  let rest = '';
  try {
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      const parts = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) lines.take(line);
      // What has come already is read without a pause, as long as nothing else is waited for.
      if (slice.isOver()) await slice.next();
    }
    return lines.value();
  } catch (cause) {
    throw new Error(WORDS.noAnswer, { cause });
  }
}
