import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PACKAGE_URL, packageArchive } from '../../src/node/embed/package/packageFiles';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { installCommands } from './support/installCommands';
import { runCommand, type Place } from './support/runCommand';
import { installTools } from './support/tools';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What each program is asked besides: to install what its lock file says, and to run Node with what it has installed. */
const PROGRAMS: Record<string, { again: string; node: string }> = {
  npm: { again: 'npm ci', node: 'node' },
  pnpm: { again: 'pnpm install --frozen-lockfile', node: 'node' },
  yarn: { again: 'yarn install --immutable', node: 'yarn node' },
  bun: { again: 'bun install --frozen-lockfile', node: 'node' },
};

/** By title: the version, and the package in tests/frameworks/tools where it is not the one in the path. */
const VERSIONS = [
  { title: 'npm 12', program: 'npm', from: 'npm' },
  { title: 'npm 11', program: 'npm', from: 'npm-11' },
  { title: 'pnpm 12', program: 'pnpm' },
  { title: 'Yarn 4', program: 'yarn' },
  { title: 'Bun 1', program: 'bun' },
];

describe('[E42] the command on /partners and in the package’s README installs it', () => {
  let archive: Buffer;
  let programs = '';
  beforeAll(async () => {
    archive = await packageArchive(ROOT, path.join(ROOT, 'node_modules/.cache'));
    programs = await installTools();
  });

  /** A new project with the archive beside its package.json, in which a program runs in a version. */
  const projectFor = (program: string, from: string | undefined): Place => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    writeFileSync(path.join(folder, path.basename(PACKAGE_URL)), archive);
    // Else Yarn looks for a project in the folders above.
    if (program === 'yarn') writeFileSync(path.join(folder, 'yarn.lock'), '');
    if (!from) return { folder, programs };
    const own = temporaryFolder();
    mkdirSync(own, { recursive: true });
    symlinkSync(path.join(programs, '..', from, 'bin/npm-cli.js'), path.join(own, 'npm'));
    return { folder, programs: [own, programs].join(path.delimiter) };
  };

  it.each(VERSIONS)('with $title', async ({ title, program, from }) => {
    const command = installCommands(ROOT).find((one) => one.startsWith(`${program} `));
    if (!command) throw new Error(`There is no command for ${program}.`);
    const place = projectFor(program, from);
    const { again = '', node = '' } = PROGRAMS[program] ?? {};
    const version = await runCommand(`${program} --version`, place);
    expect(version.trim().split('\n').at(-1)).toMatch(new RegExp(`^${title.split(' ').at(-1)}\\.`));
    await runCommand(command, place);
    await runCommand(again, place);
    const code =
      "import('inquiry-embed').then(({ loadInquiry }) => console.log(typeof loadInquiry))";
    expect(await runCommand(`${node} -e "${code}"`, place)).toContain('function');
  });
});
