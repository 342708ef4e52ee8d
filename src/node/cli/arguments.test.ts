import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import getPort, { clearLockedPorts } from 'get-port';
import { planServing } from '../serve/serveCommand';
import { run as build } from './build';
import { run as check } from './check';
import { run as dev } from './dev';
import { run as migrate } from './migrate';
import { run as start } from './start';
import { run as studio } from './studio';

describe('a command with unknown arguments', () => {
  it.each([
    ['check', () => check(['--stritc']), "Unknown option '--stritc'"],
    ['migrate', () => migrate(['--stritc']), "Unknown option '--stritc'"],
    ['start', () => start(['--confg', 'x']), "Unknown option '--confg'"],
    ['dev', () => dev(['--prot', '1']), "Unknown option '--prot'"],
    ['studio', () => studio(['--prot', '1']), "Unknown option '--prot'"],
    ['studio', () => studio(['--port', 'x']), 'PORT is "x", but must be a number from 1 to 65535.'],
    ['dev', () => dev(['--port', 'x']), 'PORT is "x", but must be a number from 1 to 65535.'],
  ])('%s rejects them instead of ignoring them', async (_, run, sentence) => {
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
    const printed = await printedBy(() => check(files), code);
    for (const file of files.filter((name) => !name.startsWith('--'))) {
      expect(printed).toContain(file);
    }
  });
});

describe('a check with --fix', () => {
  const good = readFileSync('tests/fixtures/smallest/site.config.json', 'utf8');
  const broken = good.replace('"version": 2,', '"version": 2');

  it('fixes the file, shows the changes, and checks it; without --fix, it only offers to', async () => {
    const file = join(temporaryFolder(), 'site.config.json');
    writeFileSync(file, broken);
    const told = await printedBy(() => check([file]), 1);
    expect(told).toContain('One of these can be mended by "npm run check -- --fix --config');
    expect(readFileSync(file, 'utf8')).toBe(broken);
    const shown = await printedBy(() => check(['--fix', file]), 0);
    expect(shown).toContain(`${file}:3:15\n  Mended: added: ,`);
    expect(shown).toContain(`${file} is fine: 1 page`);
    expect(readFileSync(file, 'utf8')).toBe(good);
  });
});

describe('a check with --words', () => {
  const file = 'tests/fixtures/smallest/site.config.json';

  it('prints what is still English, and where to paste it', async () => {
    const printed = await printedBy(() => check(['--words', 'nb', file]), 0);
    expect(printed).toContain('texts in Norwegian Bokmål.');
    expect(printed).toContain('At the start of the file, below its first {:\n\n  "strings": {\n');
  });

  it('prints mistakes first: what cannot be read has no words', async () => {
    const printed = await printedBy(() => check(['--words', 'nb', 'tests/none.config.json']), 1);
    expect(printed).toContain('tests/none.config.json has 1 mistake');
  });

  it('names the code of a language that is called by its name', async () => {
    const printed = await printedBy(() => check(['--words', 'norsk', file]), 1);
    expect(printed).toContain('Write its code: "nb".');
  });
});

it("finds a port for the partner's page even if the site uses port 65535", async () => {
  const plan = await planServing(['--port', '65535'], 'npm start');
  expect(plan?.port).toBe(65_535);
  expect(plan?.partnerPort).toBeLessThan(65_535);
});

describe("another company's config, given by --config,", () => {
  const OLD = '{\n  "version": 1,\n  "site": { "baseUrl": "https://acme.internal/" }\n}\n';
  const oldConfig = (): string => {
    const file = join(temporaryFolder(), 'site.config.json');
    writeFileSync(file, OLD);
    return file;
  };

  it.each([
    ['--config', (file: string) => ['--config', file]],
    ['its name alone', (file: string) => [file]],
  ])('is migrated by %s', async (_, args) => {
    const file = oldConfig();
    const printed = await printedBy(() => migrate(args(file)), 0);
    expect(readFileSync(file, 'utf8')).toContain('"version": 2');
    expect(printed).toContain(`Now run "npm run check -- --config ${file}".`);
  });

  it('is replaced atomically', async () => {
    const file = oldConfig();
    const opened = openSync(file, 'r');
    await printedBy(() => migrate([file]), 0);
    expect(readFileSync(opened, 'utf8')).toBe(OLD);
    expect(readdirSync(dirname(file))).toEqual(['site.config.json']);
    closeSync(opened);
  });

  it('is built by npm start', async () => {
    const file = oldConfig();
    const port = String(await getPort());
    clearLockedPorts();
    const printed = await printedBy(() => start(['--config', file, '--port', port]), 1);
    expect(printed).toContain(`${file}:2:14  version\n  This file has format version 1`);
  });

  it('is part of the command that a build suggests for its warnings', async () => {
    const file = join(temporaryFolder(), 'site.config.json');
    const text = readFileSync('tests/fixtures/smallest/site.config.json', 'utf8');
    const url = /"url": "[^"]*"/.exec(text)?.[0] ?? '';
    writeFileSync(file, text.replace(url, '"url": "https://acme.example", "founde": 1900'));
    const printed = await printedBy(() => build(['--config', file]), 1);
    expect(printed).toContain(
      `has 1 mistake and 1 warning. To see the warnings, run "npm run check -- --config ${file}".\n`,
    );
  });
});

/** Runs a command, checks its exit code and returns its output. */
async function printedBy(command: () => Promise<number>, code: number): Promise<string> {
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  try {
    expect(await command()).toBe(code);
    return [...spies, errors].flatMap((spy): unknown[][] => spy.mock.calls).join('');
  } finally {
    vi.restoreAllMocks();
  }
}
