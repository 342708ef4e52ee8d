import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { check, GOOD } from './breaking';
import { temporaryFolder } from '../temporary/temporaryFolder';

const PUBLIC = resolve(import.meta.dirname, '../fixtures/other-company/public');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path d="M0 0h9"/></svg>';

/** The messages for winch.svg with this content. */
async function saidOf(content: string | Uint8Array) {
  const folder = temporaryFolder();
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
        'The picture public/images/winch.svg cannot be read: its SVG is not valid (line 2 column 8).',
        'Export it again from your drawing program.',
      ],
    ]);
  });

  it('uses an undeclared prefix, which no browser would show, says where', async () => {
    const { said } = await saidOf(SVG.replace('d="', 'inkscape:label="a"\nd="'));
    expect(said[0]?.[1]).toMatch(/its SVG is not valid \(line 2 column \d+\)\.$/);
  });

  it('has no size, says what to add', async () => {
    const { said } = await saidOf('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(said[0]?.slice(1)).toEqual([
      'The picture public/images/winch.svg cannot be read: it has no size.',
      'Add a viewBox to its <svg>.',
    ]);
  });

  it('is a page under the name of a drawing, says so', async () => {
    const { said } = await saidOf('<html><body/></html>');
    expect(said[0]?.[1]).toMatch(/ it holds <html> instead of <svg>\.$/);
  });

  it('is a photo under the name of a drawing, says so', async () => {
    const create = { width: 64, height: 64, channels: 3, background: '#876' } as const;
    const { said } = await saidOf(await sharp({ create }).png().toBuffer());
    expect(said[0]?.[1]).toMatch(/or its file extension is wrong\.$/);
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

  it('is too large for a phone, warns with its file size and dimensions', async () => {
    const heavy = SVG.replace('</svg>', `<!-- ${'x'.repeat(420 * 1024)} --></svg>`);
    expect(await saidOf(heavy)).toEqual({
      ok: true,
      said: [
        [
          path,
          'The picture public/images/winch.svg weighs 420 KB (320 × 200 px).',
          'Above 300 KB, visitors have to wait: simplify it, or save it as PNG, which the build makes smaller.',
        ],
      ],
    });
  });

  it('contains more than a drawing, says what and fails', async () => {
    const { ok, said } = await saidOf(SVG.replace('</svg>', '<script>alert(1)</script></svg>'));
    expect(ok).toBe(false);
    expect(said).toEqual([
      [
        path,
        'The picture public/images/winch.svg contains a script.',
        'For safety, a drawing may contain only what it shows: export it again as plain SVG.',
      ],
    ]);
  });
});

describe('a config with a photo that', () => {
  const path = 'store › categories › 2 "deck" › image › src';
  const WITH_PHOTO = GOOD.replaceAll('/images/winch.svg', '/images/winch.jpg');
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#876' } });

  /** A dark theme. */
  const NIGHT = Object.entries({
    ink: '#eef3f6',
    'ink-2': '#b9c6cf',
    paper: '#10191f',
    sheet: '#18242c',
    'signal-text': '#ffab73',
    success: '#6fd09c',
    error: '#ff9b95',
  }).reduce(
    (text, [name, colour]) => text.replace(new RegExp(`("${name}": )"#\\w+"`), `$1"${colour}"`),
    WITH_PHOTO,
  );

  /** The messages for winch.jpg with this content. */
  async function saidOfPhoto(content: Uint8Array, config = WITH_PHOTO) {
    const folder = temporaryFolder();
    cpSync(PUBLIC, folder, { recursive: true });
    writeFileSync(join(folder, 'images/winch.jpg'), content);
    const { problems, ok } = await check(config, folder);
    return { ok, said: problems.map((one) => [one.path, one.message, one.advice]) };
  }

  it('is large, is fine: the build makes it small', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 1500, height: 1000, channels: 3, background: '#000', noise } as const;
    const heavy = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
    expect(heavy.length).toBeGreaterThan(400 * 1024);
    expect(await saidOfPhoto(heavy)).toEqual({ ok: true, said: [] });
  });

  it('is too small, warns', async () => {
    const { ok, said } = await saidOfPhoto(await photo(200, 150).jpeg().toBuffer());
    expect(ok).toBe(true);
    expect(said).toEqual([
      [
        path,
        'The picture public/images/winch.jpg is small (200 × 150 px).',
        'The site shows it no larger than 1.5 times its size. Use the original, at least 1,000 px wide.',
      ],
    ]);
  });

  it('is dark and transparent, warns if the theme is dark', async () => {
    const ink = SVG.replace('M0 0h9', 'M0 0h9v9H0z').replace('viewBox', 'width="640" viewBox');
    const png = await sharp(Buffer.from(ink)).png().toBuffer();
    expect((await saidOfPhoto(png)).said).toEqual([]);
    const { said } = await saidOfPhoto(png, NIGHT);
    expect(said[0]?.[1]).toBe(
      'The picture public/images/winch.jpg is dark on a transparent background, and so is the theme.',
    );
  });

  it('is truncated, says so', async () => {
    const whole = await photo(800, 600).jpeg().toBuffer();
    const { ok, said } = await saidOfPhoto(whole.subarray(0, whole.length - 400));
    expect(ok).toBe(false);
    expect(said).toEqual([
      [
        path,
        'The picture public/images/winch.jpg cannot be read: it is damaged, or its file extension is wrong.',
        'Save it again.',
      ],
    ]);
  });

  it('is a drawing under the name of a photo, says so', async () => {
    const { said } = await saidOfPhoto(Buffer.from(SVG));
    expect(said[0]?.[1]).toMatch(/or its file extension is wrong\.$/);
  });

  it('has far too many pixels, says its size', async () => {
    const claimed = await photo(64, 64).jpeg().toBuffer();
    const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
    claimed.writeUInt16BE(9000, frame + 5);
    claimed.writeUInt16BE(16_000, frame + 7);
    const { ok, said } = await saidOfPhoto(claimed);
    expect(ok).toBe(false);
    expect(said[0]?.[1]).toMatch(/it is too large \(16000 × 9000 px, \d+ MB\)\.$/);
    expect(said[0]?.[2]).toBe('Save it with no more than 4,000 px on the longer side.');
  });

  it('is a single pixel, says its size', async () => {
    const { said } = await saidOfPhoto(await photo(1, 1).jpeg().toBuffer());
    expect(said[0]?.[1]).toMatch(/it is too small \(1 × 1 px\)\.$/);
  });
});
