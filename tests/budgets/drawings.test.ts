import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../public/images/', import.meta.url));
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), bytes: statSync(folder + file).size }));

/** In bytes: scenes fill half a screen, all other drawings a card. */
const most = (file: string) => (file.startsWith('scenes/') ? 12_000 : 4000);

test('all drawings together weigh at most 350 KB before compression', () => {
  expect(drawings.length).toBeGreaterThan(100);
  expect(drawings.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(350_000);
});

test('a drawing weighs at most 4 KB, a scene 12 KB', () => {
  expect(drawings.filter(({ file, bytes }) => bytes > most(file))).toEqual([]);
});

test('every drawing is used by the site', () => {
  const config = readFileSync(new URL('../../site.config.json', import.meta.url), 'utf8');
  const unused = drawings.filter(({ file }) => !config.includes(`"/images/${file}"`));
  expect(unused).toEqual([]);
});
