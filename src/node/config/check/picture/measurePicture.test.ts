import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/temporary/temporaryFolder';
import { measurePicture } from './measurePicture';

describe('many broken pictures at once', () => {
  it('are each reported with their own mistake', async () => {
    const folder = temporaryFolder();
    const files = Array.from({ length: 96 }, (_, n) => {
      const file = join(folder, `${n}.svg`);
      const before = '\n'.repeat(n);
      writeFileSync(
        file,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${before}</svgg>`,
      );
      return file;
    });
    const measured = await Promise.all(files.map(measurePicture));
    expect(measured.map((one) => 'reason' in one && one.reason)).toEqual(
      files.map((_, n) => expect.stringContaining(`its SVG is not valid (line ${n + 1} column `)),
    );
  });
});

describe('[K50] a drawing whose groups are nested', () => {
  const nested = (depth: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g>'.repeat(depth)}\n<path d="M0 0h9v9z"/>${'</g>'.repeat(depth)}</svg>`;
  const measured = async (svg: string) => {
    const file = join(temporaryFolder(), 'nested.svg');
    writeFileSync(file, svg);
    return measurePicture(file);
  };

  it('as deep as libvips reads is fine, and one level more is reported with its place', async () => {
    expect(await measured(nested(254))).toMatchObject({ state: 'good' });
    expect(await measured(nested(255))).toMatchObject({
      reason: 'its groups are nested more than 256 deep (line 2 column 22)',
    });
  });

  it('30,000 deep is read only to the 257th element', async () => {
    // Beyond the limit it has a mistake and elements that are never closed; neither is reached.
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>\n'.repeat(30_000)}<a:b/>`;
    expect(await measured(svg)).toEqual({
      state: 'broken',
      reason: 'its groups are nested more than 256 deep (line 256 column 4)',
      advice: 'Export it again from your drawing program.',
    });
  });
});

describe('a file that cannot become a picture says what it is', () => {
  const measured = async (name: string, content: Buffer | string) => {
    const file = join(temporaryFolder(), name);
    writeFileSync(file, content);
    return measurePicture(file);
  };
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#aaa' } });

  it('a photo that is longer than WebP can be, in either direction', async () => {
    const tall = await canvas(1000, 20_000).jpeg({ quality: 10 }).toBuffer();
    expect(await measured('tall.jpg', tall)).toMatchObject({
      reason: 'it is too long (1000 × 20000 px)',
    });
    const wide = await canvas(20_000, 1000).jpeg({ quality: 10 }).toBuffer();
    expect(await measured('wide.jpg', wide)).toMatchObject({
      reason: 'it is too long (20000 × 1000 px)',
    });
  });

  it('an iPhone photo with the name of a JPEG', async () => {
    const start = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await measured('photo.jpg', start)).toMatchObject({
      reason: 'it is an HEIC photo under another name',
    });
  });

  it('a drawing without the namespace that browsers need', async () => {
    expect(await measured('plain.svg', '<svg viewBox="0 0 9 9"/>')).toMatchObject({
      reason: expect.stringContaining('its <svg> lacks xmlns="http://www.w3.org/2000/svg"'),
    });
  });

  it('a drawing in another encoding than it says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>é</text></svg>';
    expect(await measured('old.svg', Buffer.from(svg, 'latin1'))).toMatchObject({
      reason: 'its text is not in UTF-8, as it should be',
    });
    const declared = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg}`, 'latin1');
    expect(await measured('declared.svg', declared)).toMatchObject({ state: 'good', width: 9 });
  });
});
