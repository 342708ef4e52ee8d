import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, GOOD } from './breaking';

const PUBLIC = resolve(import.meta.dirname, '../fixtures/other-company/public');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path d="M0 0h9"/></svg>';

/** What is said when winch.svg holds something else. */
async function saidOf(content: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  cpSync(PUBLIC, folder, { recursive: true });
  writeFileSync(join(folder, 'images/winch.svg'), content);
  const { problems, ok } = await check(GOOD, folder);
  return { ok, said: problems.map(({ path, message, advice }) => [path, message, advice]) };
}

describe('a config with a picture that', () => {
  const path = 'store › categories › 2 "deck" › image › src';

  it('is a good drawing, is fine', async () => {
    expect(await saidOf(SVG)).toEqual({ ok: true, said: [] });
  });

  it('is broken, says in which line', async () => {
    const { ok, said } = await saidOf(SVG.replace('</svg>', '\n</svgg>'));
    expect(ok).toBe(false);
    expect(said).toEqual([
      [
        path,
        'The picture public/images/winch.svg cannot be read: its SVG is broken (line 2 column 8).',
        'Export it again from your drawing program.',
      ],
    ]);
  });

  it('is empty, says so', async () => {
    const { said } = await saidOf('');
    expect(said).toEqual([
      [
        path,
        'The picture public/images/winch.svg cannot be read: the file is empty.',
        'Save it again.',
      ],
    ]);
  });

  it('is something else under the name of a drawing, says so', async () => {
    const { said } = await saidOf(new Uint8Array([1, 2, 3, 4]));
    expect(said[0]?.[1]).toMatch(/^The picture public\/images\/winch\.svg cannot be read: /);
  });

  it('is too heavy for a phone, says its weight and size and lets it pass', async () => {
    const heavy = SVG.replace('</svg>', `<!-- ${'x'.repeat(420 * 1024)} --></svg>`);
    expect(await saidOf(heavy)).toEqual({
      ok: true,
      said: [
        [
          path,
          'The picture public/images/winch.svg weighs 420 KB (320 × 200 px).',
          'Over 300 KB visitors wait: make it smaller, or save it as WebP or AVIF.',
        ],
      ],
    });
  });
});
