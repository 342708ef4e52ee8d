import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../../tests/server/rawRequest';
import { GOOD, startDev, type DevProject } from './testing';
import { WITHHELD } from '../site/published';

const FILE = '.inbox/messages.jsonl';
const SECRET = 'Two bilge pumps for Kariba, please.';

describe('the messages of the inbox', () => {
  let dev: DevProject;
  beforeAll(async () => {
    dev = await startDev(GOOD, '', { [FILE]: SECRET, 'notes.jsonl': 'Open to all.' });
  });
  afterAll(() => dev.stop());

  it.each([
    ['by its name', () => `/${FILE}`],
    ['by its name in capitals', () => `/${FILE.toUpperCase()}`],
    ['by its name in percent signs', () => '/%2einbox/messages%2ejsonl'],
    ['from another folder', () => `/schemas/../${FILE}`],
    ['from another folder, in percent signs', () => `/schemas/%2e%2e/${FILE}`],
    ['as a text', () => `/${FILE}?raw`],
    ['as a module', () => `/${FILE}?import&raw`],
    ['as an address', () => `/${FILE}?url&inline`],
    ['by its absolute path', () => `/@fs${dev.root}/${FILE}`],
    ['by its absolute path, as text', () => `/@fs${dev.root}/${FILE}?import&raw`],
  ])('are in a file that nobody is given %s', async (_, url) => {
    const { status, text } = await rawRequest(dev.port, url());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString('base64'));
  });

  it('are the only withheld files: one beside them is still served', async () => {
    const response = await dev.ask('/notes.jsonl');
    expect([response.status, await response.text()]).toEqual([200, 'Open to all.']);
  });
});

it('withholds everything that Vite withholds by default', async () => {
  const { server } = await resolveConfig({ configFile: false }, 'serve');
  expect(WITHHELD).toEqual(expect.arrayContaining(server.fs.deny));
});
