import { afterEach, expect, it, vi } from 'vitest';
import { toJsonLines } from '../../document/inLines';
import { readInLines } from './readInLines';

afterEach(() => {
  vi.restoreAllMocks();
});

const STATE = { products: [{ name: 'Värmeväxlare' }, { name: '熱交換器' }], revision: 3 };
const LINES = [...toJsonLines(STATE, [['products']])];

/** An answer whose bytes come in parts of a length, wherever lines and letters end. */
const answer = (lines: readonly string[], length: number): Response => {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const parts = Array.from({ length: Math.ceil(bytes.length / length) }, (_, part) =>
    bytes.slice(part * length, (part + 1) * length),
  );
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
  );
};

it.each([1, 7, 10_000])('reads an answer that comes in parts of %i bytes', async (length) => {
  await expect(readInLines(answer(LINES, length))).resolves.toEqual(STATE);
});

it('takes an answer that was cut off for none', async () => {
  await expect(readInLines(answer(LINES.slice(0, -1), 100))).rejects.toThrow('does not answer');
});

it('lets the window answer between the parts of a long answer', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 30));
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setTimeout(count);
  };
  let timer = setTimeout(count);
  await readInLines(answer(LINES, 20));
  clearTimeout(timer);
  expect(turns).toBeGreaterThan(3);
});
