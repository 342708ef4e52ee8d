import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { buildCompanyEmbed } from '../../embed/testing';
import { newElement } from './newElement';
import { unformatted } from './testing';

const ROOT = resolve(import.meta.dirname, '../../../..');
const CONFIGS = ['tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json', 'package.json'];
const SOURCES = ['schemas', 'embed', 'src/cart', 'src/catalogue', 'src/ui', 'src/widgets'];

/**
 * Another name than in the README, because a developer who has tried the README's command has an element of that name.
 */
const NAME = 'made-by-a-test';

/** A copy of the files that the embed needs, so that the real project stays unchanged. */
function project(): string {
  const root = temporaryFolder();
  for (const part of [...CONFIGS, ...SOURCES])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

describe('a new element', () => {
  let root = '';
  let files: string[] = [];

  beforeAll(async () => {
    root = project();
    const result = await newElement(root, NAME);
    files = result.problem === undefined ? result.files : [];
  });

  it('is one folder with a schema, a component, its test and a style', () => {
    const folder = `embed/elements/inquiry-${NAME}`;
    expect(files).toEqual([
      `${folder}/element.schema.json`,
      `${folder}/InquiryMadeByATest.tsx`,
      `${folder}/InquiryMadeByATest.dom.test.tsx`,
      `${folder}/inquiry-${NAME}.module.css`,
    ]);
  });

  it('passes type check, lint and formatting', async () => {
    const tool = (script: string, ...args: string[]) =>
      execFileSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
        cwd: root,
        encoding: 'utf8',
      });
    const [, ...code] = files.filter((file) => !file.endsWith('.css'));
    // Checks only the element and its imports.
    const extended = { extends: './tsconfig.json', include: [...code, 'embed/*.d.ts'] };
    writeFileSync(join(root, 'tsconfig.element.json'), JSON.stringify(extended));
    expect(tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.element.json')).toBe('');
    expect(tool('oxlint/bin/oxlint', 'embed/elements')).toContain('0 errors');
    expect(await unformatted(root, files)).toEqual([]);
  });

  it('is included in the scripts: its tag in the loader, its component and strings in the widgets', async () => {
    const built = await buildCompanyEmbed(root);
    const widgets = [...built.files].find(([name]) => name.startsWith('c/widgets'))?.[1] ?? '';
    expect(built.files.get('v1.js')).toContain(`inquiry-${NAME}`);
    expect(widgets).toContain('madeByATestTitle');
    expect(widgets).toContain('Made by a test');
  });
});

it.each([
  ['', 'Name the element: "npm run new element opening-hours".'],
  [
    'Inquiry Opening Hours',
    'An element name has only lower-case letters, digits and hyphens, and does not begin with "inquiry": "npm run new element opening-hours".',
  ],
  ['x'.repeat(41), `"${'x'.repeat(41)}" is longer than 40 characters: choose a shorter name.`],
  ['list', 'There is already an element <inquiry-list>: choose another name.'],
])('rejects an invalid name with a clear message: %j', async (name, problem) => {
  expect(await newElement(ROOT, name)).toEqual({ problem });
});
