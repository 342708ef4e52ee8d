import { describe, expect, it } from 'vitest';
import { importsOf, type Import } from './imports';
import { isCode, isTest, sourcesBelow, type Source } from './sources';

/** The first line of a file that site and embed share. */
const LINE = "// Shared with the embed: it runs on partners' pages as well, rendered by Preact.";

/** What shared files may import: no page data, no signals, no router. */
const MAY_TRAVEL = /^(src\/(cart|catalogue)\/[^/]+|react|classnames|.*\.module(\.css)?)$/;
/** React's exports that preact/hooks has, too. */
const HOOKS = /^(use(State|Effect|LayoutEffect|Ref|Id|Memo|Callback)|type \w+)$/;

const sources = sourcesBelow('src/ui', 'src/widgets', 'embed').filter(
  (source) => isCode(source) && !isTest(source),
);
const byName = new Map(sources.map((source) => [nameOf(source), source]));
const siteFiles = sources.filter(({ file }) => file.startsWith('src/'));

function nameOf({ file }: Source): string {
  return file.replace(/\.\w+$/, '');
}

/** Imports that are not type-only. */
const runningImports = (source: Source) => importsOf(source).filter(({ typeOnly }) => !typeOnly);

/** The site's files that are bundled into the embed. */
function reached(): Set<Source> {
  const found = new Set<Source>();
  const visit = (source: Source) => {
    if (found.has(source)) return;
    found.add(source);
    for (const { to } of runningImports(source)) {
      const next = byName.get(to);
      if (next) visit(next);
    }
  };
  sources.filter(({ file }) => /^embed\/(?!package|hosts)/.test(file)).forEach(visit);
  return new Set([...found].filter(({ file }) => file.startsWith('src/')));
}

/** What a file imports from React: 'useState', 'type ReactNode'. */
function takenOfReact({ text }: Source): string[] {
  return [...text.matchAll(/^import \{([^}]+)\} from 'react';$/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

describe('the files that the site and the embed share', () => {
  const shared = reached();
  const isStranger = ({ to }: Import) => !MAY_TRAVEL.test(to) && !isShared(to);
  const isShared = (name: string) => {
    const source = byName.get(name);
    return source !== undefined && shared.has(source);
  };

  it('say so in their first line, and no others do', () => {
    expect(shared.size).toBeGreaterThan(10);
    const said = siteFiles.filter(({ text }) => text.startsWith(`${LINE}\n`));
    const names = (files: Iterable<Source>) => [...files].map(({ file }) => file).toSorted();
    expect(names(said)).toEqual(names(shared));
  });

  it('import only what works on partners’ pages', () => {
    const strangers = [...shared].flatMap(runningImports).filter(isStranger);
    expect(strangers.map(({ from, to }) => `${from}: ${to}`)).toEqual([]);
  });

  it('import from React only what Preact’s hooks have, too', () => {
    const missing = [...shared].flatMap((source) =>
      takenOfReact(source)
        .filter((name) => !HOOKS.test(name))
        .map((name) => `${source.file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
