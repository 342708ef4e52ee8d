import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SiteConfig } from '../../src/generated/authored';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const flat = (code: string) => code.replaceAll(/\s+/g, ' ');

it('the host page of a tag manager has the script of the recipe on /partners, word for word', () => {
  const { pages } = JSON.parse(read('site.config.json')) as SiteConfig;
  const recipe = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'code-samples' ? block.samples : []))
    .find(({ title }) => title.startsWith('Tag managers'));
  const code = recipe?.code.join('\n').replaceAll('{site}', '{{SITE}}') ?? 'no recipe';
  expect(flat(read('embed/hosts/tag-manager.html'))).toContain(flat(code));
});
