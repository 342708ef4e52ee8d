import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { INNER_NAMES } from './innerNames';
import { createMinifier } from './minify';

const widgets = readdirSync('schemas/widgets').map((name) => `schemas/widgets/${name}`);
/** Where names are written that pages, storage or the catalogue know. */
const OUTER = [
  'embed/api.ts',
  'src/cart/items.ts',
  'schemas/parts/strings.schema.json',
  ...widgets,
];

it.each(OUTER)('no inner name is one that is known outside: %s', (file) => {
  const names = new Set(
    [...readFileSync(file, 'utf8').matchAll(/^ *"?(\w+)"?[?(]?:/gm)].map(([, name]) => name),
  );
  expect(INNER_NAMES.filter((name) => names.has(name))).toEqual([]);
});

it('no inner name is one that is filled into texts', () => {
  const texts = readFileSync('site.config.json', 'utf8');
  const places = new Set([...texts.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(places).toContain('quantity');
  expect(INNER_NAMES.filter((name) => places.has(name))).toEqual([]);
});

const sourcesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    .join('\n');

it('no inner name is one that is read of the dataset of an element', () => {
  const read = sourcesIn('embed', 'src/ui', 'src/widgets').matchAll(/\bdataset\.(\w+)/g);
  const names = new Set(Array.from(read, ([, name]) => name));
  expect(names).toContain('notice');
  expect(INNER_NAMES.filter((name) => names.has(name))).toEqual([]);
});

it('what elements and JSX both have is read of no element', () => {
  const read = sourcesIn('embed', 'src/widgets').match(
    /\.(className|children|htmlFor|onChange)\b/g,
  );
  expect(read).toBeNull();
});

it('scripts call what they hand to each other by the same short names, and nothing else', () => {
  const minify = createMinifier();
  const first = minify(
    'export const make = () => ({ addDuration: 1, quantity: 2, meet: 3 });',
    true,
  );
  const second = minify(
    'export const read = (a) => [a.addDuration, a.quantity, a.meet, a._to];',
    true,
  );
  const [, duration, inner] = /\{(\w+):1,quantity:2,(\w+):3\}/.exec(first) ?? [];
  expect([duration, inner].map((name) => name?.length)).toEqual([1, 1]);
  expect(second).toContain(`[e.${duration},e.quantity,e.${inner},e._to]`);
});
