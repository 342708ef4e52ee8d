import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
