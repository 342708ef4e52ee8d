import { afterEach, describe, expect, it } from 'vitest';
import { choosePort } from './choosePort';
import { listen, type Running } from './listen';
import { readPort } from './ports';
import { isTaken } from './testing';

let other: Running | undefined;
afterEach(async () => {
  await other?.close();
  other = undefined;
});

/** Occupies a port, then requests the same one. */
async function wish(more: { explicit?: boolean; answer?: boolean }) {
  other = await listen((_request, response) => response.end(), 0);
  const lines: string[] = [];
  const port = await choosePort({
    port: other.port,
    explicit: more.explicit ?? false,
    command: 'npm start',
    log: (line) => lines.push(line),
    ...(more.answer === undefined ? {} : { ask: () => Promise.resolve(more.answer === true) }),
  });
  return { port, taken: other.port, said: lines.join('\n') };
}

describe('a free port', () => {
  it('is used', async () => {
    const { port, close } = await listen((_request, response) => response.end(), 0);
    await close();
    const chosen = await choosePort({ port, explicit: true, command: '', log: () => undefined });
    expect(chosen).toBe(port);
  });
});

describe('a taken port', () => {
  it('is replaced by the next free one, with a message, without a terminal', async () => {
    const { port = 0, taken, said } = await wish({});
    expect(port).toBeGreaterThan(taken);
    expect(await isTaken(port)).toBe(false);
    expect(said).toContain(`Port ${taken} is in use by another program. Using ${port} instead.`);
  });

  it('is replaced if the user confirms', async () => {
    const { port = 0, taken } = await wish({ answer: true });
    expect(port).toBeGreaterThan(taken);
  });

  it('ends the command if the user declines, and prints the command to run instead', async () => {
    const { port, said } = await wish({ answer: false });
    expect(port).toBeUndefined();
    expect(said).toMatch(/npm start -- --port \d+/);
  });

  it('is not replaced if it was given explicitly; prints the command to run instead', async () => {
    const { port, said } = await wish({ explicit: true, answer: true });
    expect(port).toBeUndefined();
    expect(said).toMatch(/npm start -- --port \d+/);
  });
});

describe('the PORT variable', () => {
  it('is a number from 1 to 65535, or unset', () => {
    expect(readPort('8080')).toBe(8080);
    expect(readPort(undefined)).toBeUndefined();
    expect(readPort(' ')).toBeUndefined();
  });

  it.each(['0', '65536', 'abc', '80.5', '-1'])('is rejected as "%s" with a clear error', (text) => {
    expect(() => readPort(text)).toThrow(
      `PORT is "${text}", but must be a number from 1 to 65535.`,
    );
  });
});
