import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sources that determine the style of a component: its style sheets and its code. */
export interface Sources {
  sheets: string[];
  /** The texts of its files. */
  code: string[];
  /** The code without its imports. */
  own: string;
}

/** Reads the sources of a component and its imports: `read('src/blocks/stats')`, `read('src/app/App.tsx')`. */
export type ReadSources = (entry: string) => Sources;

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^'?]*)'/g;

/** Reads each component and each file once. `root` is the project's folder. */
export function createSources(root: string): ReadSources {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const imported = new Map<string, string[]>();
  const importsIn = (file: string) => {
    const files = imported.get(file) ?? importsOf(file, read(file));
    imported.set(file, files);
    return files;
  };
  const readEntry = (entry: string): Sources => {
    const found = new Set<string>();
    const entries = entryFiles(join(root, entry));
    const queue = [...entries];
    for (const file of queue) {
      if (found.has(file)) continue;
      found.add(file);
      if (!file.endsWith('.css')) queue.push(...importsIn(file));
    }
    const sheets = [...found].filter((file) => file.endsWith('.css'));
    const code = [...found].filter((file) => !file.endsWith('.css'));
    return { sheets: sheets.map(read), code: code.map(read), own: entries.map(read).join('\n') };
  };
  const known = new Map<string, Sources>();
  return (entry) => {
    const sources = known.get(entry) ?? readEntry(entry);
    known.set(entry, sources);
    return sources;
  };
}

/** A file, or the components of a folder. */
function entryFiles(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (/\.tsx?$/.test(entry)) return [entry];
  const names = readdirSync(entry).filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
  return names.map((name) => join(entry, name));
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const base = join(dirname(file), name);
    return [base, `${base}.tsx`, `${base}.ts`].find(isFile) ?? [];
  });
}

const isFile = (file: string) => /\.(?:tsx?|css)$/.test(file) && existsSync(file);
