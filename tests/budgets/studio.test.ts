import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DRAFT_EVENT, DRAFT_PAGE } from '../../src/studio/preview/draftPage';

const dist = resolve(import.meta.dirname, '../../dist');

test('[T9] nothing of Studio is in the built site', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const telling = new RegExp(`${DRAFT_EVENT}|${DRAFT_PAGE}|first-\\$\\{|drawnBlocks|STUDIO`);
  expect(texts.filter((file) => telling.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
});
