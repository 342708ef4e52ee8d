import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file of the project. */
export interface Source {
  /** Relative to the project's folder, with forward slashes: 'src/ui/closest.ts'. */
  file: string;
  text: string;
}

/** Third-party and generated files. */
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'dist.new',
  'dist.old',
  'dist.spare',
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

/** Every text file of the project below the given folders. */
export function sourcesBelow(...folders: string[]): Source[] {
  return folders
    .flatMap(filesBelow)
    .filter((file) => !BINARY.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** Pages in the ways of other frameworks, which a partner would write. */
const PARTNERS = /^tests\/frameworks\/(?!support\/)[^/]+\//;

/** Whether a file is TypeScript or JavaScript, in the ways of this project. */
export function isCode({ file }: Source): boolean {
  return CODE.test(file) && !PARTNERS.test(file);
}

/** Whether a file is test code. */
export function isTest({ file }: Source): boolean {
  return /\.test\.tsx?$|\.fixture\.ts$|\/testing\.tsx?$|^(src\/ui|embed)\/testing\/|^tests\//.test(
    file,
  );
}

function filesBelow(folder: string): string[] {
  // Git does not keep empty folders.
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NOT_OURS.has(file) || entry.name === '.git') return [];
    if (entry.isDirectory()) return filesBelow(file);
    return entry.isFile() ? [file] : [];
  });
}
