import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../src/generated/authored';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

const { pages } = JSON.parse(read('site.config.json')) as SiteConfig;
const samples = pages
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.type === 'code-samples' ? block.samples : []));

/** The folder with a project for each framework: the step "frameworks" of `npm test` builds and visits them. */
const TRIED = 'tests/frameworks';

/** By the start of a recipe's title: the projects that contain its code. */
const RECIPES: Record<string, string[]> = {
  'React:': ['next', 'react-router', 'tanstack-start'],
  Vue: ['vue', 'nuxt'],
  Svelte: ['sveltekit'],
  Angular: ['angular'],
  Solid: ['solidstart'],
  Qwik: ['qwik'],
  Preact: ['preact', 'lit'],
  Astro: ['astro', 'eleventy'],
  Turbo: ['turbo', 'htmx', 'alpine'],
};

/** The text of all files of these projects. */
const textOf = (folders: string[]) =>
  folders
    .flatMap((name) =>
      readdirSync(path.join(ROOT, TRIED, name), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => flat(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')))
    .join('\n');

/** A recipe cut at its empty lines, without the comments that name the files. */
const partsOf = (code: string[]) =>
  code
    .filter((line) => !/^(\/\/|<!--)/.test(line))
    .join('\n')
    .split('\n\n')
    .map(flat);

it('the host page of a tag manager has the script of the recipe on /partners, word for word', () => {
  const recipe = samples.find(({ title }) => title.startsWith('Tag managers'));
  const code = recipe?.code.join('\n').replaceAll('{site}', '{{SITE}}') ?? 'no recipe';
  expect(flat(read('embed/hosts/tag-manager.html'))).toContain(flat(code));
});

describe('the recipe on /partners', () => {
  it.each(Object.entries(RECIPES))('for %s is the code that is tried', (start, folders) => {
    const recipe = samples.find(({ title }) => title.startsWith(start));
    const tried = textOf(folders);
    for (const part of partsOf(recipe?.code ?? [])) expect(tried).toContain(part);
    expect(recipe?.text).toContain('Tested with');
  });

  it('is there for every framework that is tried', () => {
    const others = new Set(['support', 'tools', 'types']);
    const folders = readdirSync(path.join(ROOT, TRIED), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !others.has(entry.name))
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(Object.values(RECIPES).flat().toSorted());
  });
});
