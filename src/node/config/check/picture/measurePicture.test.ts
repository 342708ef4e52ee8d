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
