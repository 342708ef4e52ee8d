import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { dayInWords } from './dayInWords';
import { downloadFile } from './downloadFile';

it('says kind and size of a file in the notation of the site', () => {
  const publicDir = temporaryFolder();
  mkdirSync(join(publicDir, 'files'));
  writeFileSync(join(publicDir, 'files/price list.pdf'), Buffer.alloc(1_240_000));
  expect(downloadFile(publicDir, '/files/price list.pdf', { language: 'en-GB' })).toEqual({
    href: '/files/price%20list.pdf',
    type: 'PDF',
    size: '1.2 MB',
  });
  expect(downloadFile(publicDir, '/files/price list.pdf', { language: 'nb' }).size).toBe('1,2 MB');
});

it('writes a day as the site does, whatever the clock of the machine', () => {
  const written = ['en-GB', 'nb', 'ar', 'ny'].map((language) =>
    dayInWords('2026-03-01', { language }),
  );
  expect(written).toEqual(['1 March 2026', '1. mars 2026', '1 مارس 2026', '1 March 2026']);
});
