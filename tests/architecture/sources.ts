import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file of the project. */
export interface Source {
  /** From the project's folder, with forward slashes: 'src/ui/closest.ts'. */
  file: string;
  text: string;
}

/** What others have written or what is made anew by a command: no source of ours. */
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'dist.new',
  'dist.old',
  '.git',
  '.cache',
  'test-results',
  'src/generated',
  'embed/package/lib',
  'schemas/blocks.schema.json',
  'schemas/elements.schema.json',
]);

const CODE = /\.(ts|tsx|mjs)$/;
const BINARY = /\.(png|jpg|webp|avif|ico|woff2)$/;

/** Every text file of ours below some folders of the project. */
export function sourcesBelow(...folders: string[]): Source[] {
  return folders
    .flatMap(filesBelow)
    .filter((file) => !BINARY.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** Whether a file holds TypeScript or JavaScript. */
export function isCode({ file }: Source): boolean {
  return CODE.test(file);
}

/** Whether a file belongs to tests alone: what it holds never reaches a visitor. */
export function isTest({ file }: Source): boolean {
  return /\.test\.tsx?$|\.fixture\.ts$|\/testing\.tsx?$|^(src\/ui|embed)\/testing\/|^tests\//.test(
    file,
  );
}

function filesBelow(folder: string): string[] {
  // Git keeps no empty folder: one of the house's rooms may still be missing.
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NOT_OURS.has(file) || entry.name === '.git') return [];
    if (entry.isDirectory()) return filesBelow(file);
    return entry.isFile() ? [file] : [];
  });
}
