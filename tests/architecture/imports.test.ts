import { describe, expect, it } from 'vitest';
import { circlesIn, neighbourEdge } from './circles';
import { importsOf } from './imports';
import { judge } from './rooms';
import { isTest, sourcesBelow } from './sources';

const sources = sourcesBelow('src', 'embed').filter((source) => !isTest(source));

/** The forbidden imports of a file, in any syntax. */
const wrongIn = (file: string, text: string) =>
  importsOf({ file, text }).flatMap((one) => judge(one) ?? []);

/** 'src/ui' for 'src/ui/a/b.ts'. */
const topOf = (file: string) => file.split('/').slice(0, 2).join('/');

describe('the imports of the project', () => {
  it('follow the direction between folders', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(importsOf).flatMap((one) => judge(one) ?? [])).toEqual([]);
  });

  // Cycles between single files are refused by the lint rule import/no-cycle.
  it('form no cycle between sibling files and folders, types included', () => {
    const tools = sourcesBelow('tests').filter(({ file }) => !/\.(test|spec)\.tsx?$/.test(file));
    const inside = [...sources.filter(({ file }) => file.startsWith('src/')), ...tools]
      .flatMap(importsOf)
      // Between top-level folders, rooms.ts decides.
      .filter(({ from, to }) => topOf(from) === topOf(to));
    expect(inside.length).toBeGreaterThan(500);
    expect(circlesIn(inside.map(neighbourEdge))).toEqual([]);
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
    ['React in the cart', 'src/cart/store.ts', `import { useState } from 'react'`],
    ['signals in the cart', 'src/cart/store.ts', `import { signal } from '@preact/signals-core'`],
    ['React before React', 'src/app/early/early.ts', `import { useState } from 'react'`],
    [
      'React by way of the cart',
      'src/app/early/early.ts',
      `import '../../cart/react/CartProvider'`,
    ],
    [
      'a component in what a block runs before React',
      'src/blocks/hero/early.ts',
      `import './Hero'`,
    ],
    [
      'Studio in the app',
      'src/app/App.tsx',
      `import { DraftBlocks } from '../studio/preview/page/DraftBlocks'`,
    ],
    [
      'Studio in a page',
      'src/page/BlockRenderer.tsx',
      `import { MarkedBlock } from '../studio/preview/page/MarkedBlock'`,
    ],
    ['Node in the browser', 'src/app/App.tsx', `import { readFileSync } from 'node:fs'`],
    ['the build in the browser', 'src/app/App.tsx', `import '../build/build'`],
    ['the app in the build', 'src/node/a.ts', `import '../app/App'`],
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
    ['src/node/render/a.ts', `import type { Boot } from '../../app/early/earlyState'`],
    ['src/node/render/a.ts', `import { renderPage } from '../../app/server'`],
    ['src/cart/react/CartProvider.tsx', `import { createContext } from 'react'`],
  ])('let %s write %s', (file, text) => {
    expect(wrongIn(file, text)).toEqual([]);
  });

  it('report where a forbidden import is', () => {
    expect(wrongIn('src/ui/a.ts', `\n\nimport { fill } from '../site/fill';`)).toEqual([
      'src/ui/a.ts:3 imports src/site/fill: src/ui may not',
    ]);
  });
});

describe('the cycle detector', () => {
  const circles = (...imports: [from: string, to: string][]) =>
    circlesIn(imports.map(([from, to]) => neighbourEdge({ from, to, line: 1, typeOnly: false })));

  it('reports two folders that import each other, through any of their files', () => {
    expect(
      circles(
        ['src/node/a/one.ts', 'src/node/b/c/two'],
        ['src/node/b/three.ts', 'src/node/a/four'],
      ),
    ).toEqual(['src/node/a/ → src/node/b/ → src/node/a/']);
  });

  it('reports a file and a sibling folder that import each other', () => {
    expect(circles(['src/ui/a.ts', 'src/ui/b/c'], ['src/ui/b/d.ts', 'src/ui/a'])).toHaveLength(1);
  });

  it('lets a file import from the folder of the same name', () => {
    expect(circles(['src/ui/a.ts', 'src/ui/a/b'])).toEqual([]);
  });

  it('lets the files of a folder share one in the parent folder', () => {
    expect(circles(['src/ui/face.ts', 'src/ui/a/b'], ['src/ui/a/b.ts', 'src/ui/shared'])).toEqual(
      [],
    );
  });
});
