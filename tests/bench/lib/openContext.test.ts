import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const BENCHES = path.resolve(import.meta.dirname, '..');

it('opens every page of the benches, so that their functions run in it', () => {
  const files = readdirSync(BENCHES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith(path.join('lib', 'openContext')),
  );
  expect(files.length).toBeGreaterThan(20);
  const others = files.filter((file) =>
    /newContext\(|browser\.newPage\(/.test(readFileSync(path.join(BENCHES, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
