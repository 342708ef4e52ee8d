import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { SHEET_PARTS } from './codeFiles';

/** What one module has put into a style sheet. */
export interface SheetPart {
  /** The module, relative to the project's root: 'src/ui/button/button.module.css'. */
  module: string;
  css: string;
}

/** Which part of which style sheet is whose. */
export interface SheetParts {
  /** The parts of each style sheet in cascade order, by its file: 'assets/client-a1b2c3.css'. */
  sheets: Record<string, SheetPart[]>;
  /** The CSS modules that a module needs, directly or through its imports, by its path from the project's root. */
  reach: Record<string, string[]>;
}

/**
 * A rule that matches nothing, and stands before those of a module while a style sheet is put together. Each has a
 * selector of its own, because minifiers make one rule of several with the same.
 */
const markOf = (module: string) => `sheet-part-${codeOf(module)}{--of:"${module}"}`;
const MARKS = /sheet-part-\w+\{--of:\s*"([^"]*)";?\}/g;

/**
 * Vite plugin: notes which part of a style sheet comes from which module, so that a page can carry first what its first
 * block needs. The style sheets themselves stay as they are.
 */
export function sheetParts(root: string): Plugin {
  const named = (id: string) => normalizePath(relative(root, id));
  return {
    name: 'sheet-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code, id) => markOf(named(id)) + code,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets: SheetParts['sheets'] = {};
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const parts = partsIn(String(file.source));
          file.source = parts.map(({ css }) => css).join('');
          sheets[file.fileName] = parts;
        }
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const reach = Object.fromEntries(
          [...this.getModuleIds()]
            .filter((id) => /\.(tsx|css)$/.test(id))
            .map((id) => [named(id), sheetsBelow(id, importsOf).map(named)]),
        );
        const source = JSON.stringify({ sheets, reach } satisfies SheetParts);
        this.emitFile({ type: 'asset', fileName: SHEET_PARTS, source });
      },
    },
  };
}

const codeOf = (module: string) => createHash('sha256').update(module).digest('hex').slice(0, 12);

/** The parts of a style sheet, without the marks between them. */
function partsIn(sheet: string): SheetPart[] {
  // Split by a pattern with a group: what precedes the first mark, then by turns a module and what is its.
  const [start = '', ...pieces] = sheet.trim().split(MARKS);
  const parts = start === '' ? [] : [{ module: '', css: start }];
  for (let at = 0; at < pieces.length; at += 2)
    parts.push({ module: pieces[at] ?? '', css: pieces[at + 1] ?? '' });
  return parts;
}

/** The style sheets among a module and all that it imports. */
function sheetsBelow(id: string, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set([id]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return [...seen].filter((one) => one.endsWith('.css'));
}
