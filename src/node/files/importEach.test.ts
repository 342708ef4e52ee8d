import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { importEach } from './importEach';

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

it('discovers all modules of a folder, sorted by name', async () => {
  const folder = folderWith({
    'b.ts': "export const rule: string = 'b';",
    'a.ts': "export const rule: string = 'a';",
    'a.test.ts': 'throw new Error();',
    'notes.md': '# Notes',
  });
  expect(await importEach(folder, 'rule')).toEqual(['a', 'b']);
});

it('names a file without the expected export', async () => {
  const folder = folderWith({ 'a.ts': 'export const rules = [];' });
  await expect(importEach(folder, 'rule')).rejects.toThrow('a.ts does not export "rule".');
});
