import { describe, expect, it, vi } from 'vitest';
import { planServing } from '../serve/serve-command';
import { run as check } from './check';
import { run as dev } from './dev';

describe('a command with arguments it does not know', () => {
  it.each([
    ['check', () => check(['--stritc']), "Unknown option '--stritc'"],
    ['dev', () => dev(['--prot', '1']), "Unknown option '--prot'"],
    ['dev', () => dev(['--port', 'x']), 'PORT is "x", but must be a number from 1 to 65535.'],
  ])('%s says so instead of going on without them', async (_, run, sentence) => {
    await expect(run()).rejects.toThrow(sentence);
  });
});

describe('a check of several files', () => {
  const GOOD = 'tests/fixtures/smallest/site.config.json';
  const MISSING = 'tests/fixtures/none.config.json';

  it.each([
    ['fails where the second has a mistake', [GOOD, MISSING], 1],
    ['fails where the first has one', [MISSING, GOOD], 1],
    ['fails where a file beside --config has one', ['--config', GOOD, MISSING], 1],
    ['passes where none has one', [GOOD, 'tests/fixtures/other-company/site.config.json'], 0],
  ])('%s', async (_, files, code) => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await check(files)).toBe(code);
    const printed = [...out.mock.calls, ...err.mock.calls].join('');
    vi.restoreAllMocks();
    for (const file of files.filter((name) => !name.startsWith('--'))) {
      expect(printed).toContain(file);
    }
  });
});

it('finds a port for the partner also where the site has the last one there is', async () => {
  const plan = await planServing(['--port', '65535'], 'npm start');
  expect(plan?.port).toBe(65_535);
  expect(plan?.partnerPort).toBeLessThan(65_535);
});
