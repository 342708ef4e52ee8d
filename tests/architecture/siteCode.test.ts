import { describe, expect, it } from 'vitest';
import { NOT_IN_SITES } from '../../src/node/assets/code/codeKey';
import { importsOf } from './imports';
import { isTest, sourcesBelow, type Source } from './sources';

/** Where a site begins: what builds it, and what is bundled for it. */
const STARTS =
  /^(src\/node\/build\/build|src\/node\/render\/prerenderWorker|src\/app\/(client|server)|src\/app\/early\/[^/]+|src\/blocks\/.+|embed\/.+)\.(tsx?|mjs|css)$/;

const sources = sourcesBelow('src', 'embed').filter((source) => !isTest(source));
const byPath = new Map(sources.map((source) => [source.file.replace(/\.(tsx?|mjs)$/, ''), source]));

/** Files that a source takes by their folder (`importEach`) or as a thread (`new URL`). */
function taken({ file, text }: Source): string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const threads = [...text.matchAll(/new URL\('(?:\.\/)?([^'/]+)\.m?js'/g)];
  const each = [...text.matchAll(/importEach\(join\(import\.meta\.dirname, '([^']+)'\)/g)];
  return [
    ...threads.map(([, name]) => `${folder}${name}`),
    ...each.flatMap(([, name]) =>
      [...byPath.keys()].filter((path) => path.startsWith(`${folder}${name}/`)),
    ),
  ];
}

function reached(): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (source: Source | undefined) => {
    if (!source || found.has(source.file)) return;
    found.add(source.file);
    const imports = importsOf(source).filter(({ typeOnly }) => !typeOnly);
    for (const path of [...imports.map(({ to }) => to), ...taken(source)]) visit(byPath.get(path));
  };
  for (const source of sources) if (STARTS.test(source.file)) visit(source);
  return found;
}

describe('the code that a site is made with', () => {
  const files = reached();

  it('is covered by the key that decides whether its pages are made again', () => {
    const uncovered = [...files].filter((file) =>
      NOT_IN_SITES.some((folder) => file.startsWith(`${folder}/`)),
    );
    expect(uncovered).toEqual([]);
  });

  it.each([
    'src/node/site/productContext.ts',
    'src/node/site/formFields/kinds/text.ts',
    'src/node/output/inspectWorker.mjs',
    'src/blocks/hero/Hero.tsx',
    'src/ui/closest.ts',
  ])('has %s', (file) => {
    expect(files).toContain(file);
  });
});
