import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withTemporaryFolder } from '../../../../tests/temporary/withTemporaryFolder';
import { fileRoutes } from './routes';

it('[T72] lists what visitors can download, and neither pictures nor hidden files', () =>
  withTemporaryFolder(async (publicDir) => {
    for (const folder of ['downloads', 'images', 'fonts'])
      mkdirSync(join(publicDir, folder), { recursive: true });
    for (const name of ['downloads/b.pdf', 'downloads/a 10.pdf', 'downloads/a 9.pdf'])
      writeFileSync(join(publicDir, name), '%PDF-');
    for (const name of ['images/pump.svg', 'downloads/.b.pdf', 'fonts/a.woff2'])
      writeFileSync(join(publicDir, name), 'x');
    const answer = fileRoutes({ publicDir })['GET files']?.(
      undefined as never,
      undefined as never,
      undefined as never,
    );
    expect(answer).toEqual({
      files: [
        { src: '/downloads/a 9.pdf', bytes: 5 },
        { src: '/downloads/a 10.pdf', bytes: 5 },
        { src: '/downloads/b.pdf', bytes: 5 },
      ],
    });
  }));
