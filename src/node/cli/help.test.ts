import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Help, helpText } from './launch/help';
import { help as testHelp } from './test';
import scripts from '../../../package.json';

const modules = import.meta.glob<{ help?: Help }>(['./*.ts', '!./*.test.ts'], { eager: true });
const commands = Object.entries(modules).map(
  ([file, { help }]) => [file.replace(/^\.\/|\.ts$/g, ''), help] as const,
);

/** The arguments of an example, as a shell hands them on. */
const words = (example: string) => example.split(' ').filter(Boolean);

describe.each(commands)('%s --help', (name, help) => {
  const said = help ? helpText(name, help) : '';

  it('says what it is for, how it is called, and an example', () => {
    expect(help?.about).toMatch(/^[A-Z].*\.$/s);
    expect(said).toMatch(/^Usage:\n {2}npm /m);
    expect(said).toMatch(/^Examples?:\n {2}npm /m);
  });

  it('says what each option does, in lines that fit a terminal', () => {
    for (const [option, { help: text }] of Object.entries(help?.options ?? {})) {
      expect(said).toContain(`  --${option}`);
      expect(text).not.toBe('');
    }
    expect(said.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  it('shows examples that it would take', () => {
    for (const example of help?.examples ?? []) {
      const { options = {} } = help ?? {};
      expect(() =>
        parseArgs({ args: words(example), options, allowPositionals: help?.takes !== undefined }),
      ).not.toThrow();
    }
  });

  it('is of a command that somebody can run', () => {
    expect(name in scripts.scripts || help?.typed !== undefined).toBe(true);
  });
});

it('names the steps of npm test, and which of them run when', () => {
  const said = helpText('test', testHelp);
  expect(said).toMatch(/^ {2}types +TypeScript$/m);
  expect(said).toMatch(/^Only with --all.*\n(.+\n)* {2}hosts /m);
});
