import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { VERSIONED } from './versions';

const ROOT = resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('the project has one version, wherever it is written, and the changelog tells of it', () => {
  const written = Object.entries(VERSIONED).flatMap(([file, places]) =>
    places.map((place) => place.reduce((value, key) => value[key], JSON.parse(read(file)))),
  );
  const [, told] = /^## \[(\d.*)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(told).toMatch(/^\d+\.\d+\.\d+$/);
  expect(new Set(written)).toEqual(new Set([told]));
});
