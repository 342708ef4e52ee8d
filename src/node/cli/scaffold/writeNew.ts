import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '../../schemas/generate';
import { formatted } from './formatted';
import type { NewFile } from './templates';

/** The paths of the written files, or the reason why nothing was written, for the terminal. */
export type Written = { files: string[]; problem?: undefined } | { problem: string };

/** Formats and writes new files, and generates the types of the schemas among them. Never overwrites files. */
export async function writeNew(root: string, files: readonly NewFile[]): Promise<Written> {
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) {
    return { problem: `${existing.path} already exists: remove it, or choose another name.` };
  }
  for (const { path, content } of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await formatted(root, path, content));
  }
  if (files.some(({ path }) => path.endsWith('.schema.json'))) await generate(root);
  return { files: files.map(({ path }) => path) };
}
