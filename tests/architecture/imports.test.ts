import { describe, expect, it } from 'vitest';
import { importsOf } from './imports';
import { judge } from './rooms';
import { isTest, sourcesBelow, type Source } from './sources';

const sources = sourcesBelow('src', 'embed').filter((source) => !isTest(source));

/** What is wrong with the imports of a file, however it writes them. */
const wrongIn = (file: string, text: string) =>
  importsOf({ file, text }).flatMap((one) => judge(one) ?? []);

describe('the imports of the project', () => {
  it('go only where the house has doors', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(importsOf).flatMap((one) => judge(one) ?? [])).toEqual([]);
  });

  it('lead in no circle from file to file', () => {
    expect(circles(sources)).toEqual([]);
  });
});

describe('the rules for imports', () => {
  it.each([
    ['a block that takes another block', 'src/blocks/hero/Hero.tsx', `import '../stats/Stats'`],
    ['a block that knows the registry', 'src/blocks/hero/Hero.tsx', `import '../../page/registry'`],
    [
      'a block that navigates',
      'src/blocks/hero/Hero.tsx',
      `import { Link } from 'react-router-dom'`,
    ],
    ['a page that names a block', 'src/page/a.ts', `import('../blocks/hero/Hero')`],
    ['a re-export', 'src/ui/a.ts', `export { fill } from '../site/fill'`],
    ['a type written in place', 'src/ui/a.ts', `const a: import('../cart/items').CartItem[] = []`],
    [
      'a type, where only folders are named',
      'src/ui/a.ts',
      `import type { A } from '../cart/items'`,
    ],
    ['a glob', 'src/widgets/chat/a.ts', `import.meta.glob(['../../blocks/*/*.tsx', '!x'])`],
    ['a style sheet', 'src/ui/a/a.module.css', `.a { composes: b from '../../app/b.module.css'; }`],
    ['React in the list', 'src/cart/store.ts', `import { useState } from 'react'`],
    ['React before React', 'src/app/early/early.ts', `import { useState } from 'react'`],
    [
      'React by way of the list',
      'src/app/early/early.ts',
      `import '../../cart/react/CartProvider'`,
    ],
    [
      'a component in what a block runs before React',
      'src/blocks/hero/early.ts',
      `import './Hero'`,
    ],
    ['Node in the browser', 'src/app/App.tsx', `import { readFileSync } from 'node:fs'`],
    ['the build in the browser', 'src/app/App.tsx', `import '../build/code'`],
    ['the app in the build', 'src/build/a.ts', `import '../app/App'`],
    ['blocks in the embed', 'embed/a.ts', `import '../src/blocks/hero/Hero'`],
    ['a folder nobody has decided on', 'src/helpers/a.ts', `import '../ui/closest'`],
    ['tests in what is shipped', 'src/ui/a.ts', `import '../../tests/architecture/rooms'`],
  ])('refuse %s', (_, file, text) => {
    expect(wrongIn(file, text)).toHaveLength(1);
  });

  it.each([
    ['src/blocks/hero/Hero.tsx', `import type { BlockProps } from '../../page/block'`],
    ['src/blocks/hero/Hero.tsx', `import { Slide } from './parts/Slide'`],
    ['src/page/allBlocks.ts', `import.meta.glob(['../blocks/*/*.tsx', '!**/*.test.tsx'])`],
    ['src/build/code.ts', `import type { Boot } from '../app/early/handoff'`],
    ['src/build/code.ts', `import { renderPage } from '../app/server'`],
    ['src/cart/react/CartProvider.tsx', `import { createContext } from 'react'`],
  ])('let %s write %s', (file, text) => {
    expect(wrongIn(file, text)).toEqual([]);
  });

  it('name the place of what they refuse', () => {
    expect(wrongIn('src/ui/a.ts', `\n\nimport { fill } from '../site/fill';`)).toEqual([
      'src/ui/a.ts:3 imports src/site/fill: src/ui may not',
    ]);
  });
});

const bare = (file: string) => file.replace(/\.(ts|tsx|mjs)$/, '');

/** Chains of files that import one another until they are back at the first; types alone do no harm. */
function circles(files: Source[]): string[] {
  const edges = new Map(
    files.map((source) => [
      bare(source.file),
      importsOf(source).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to])),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return found;
}
