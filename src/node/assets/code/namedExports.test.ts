import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { namedExports } from './namedExports';

const ENTRY = `import { isValidElement } from 'react';
import { jsx } from 'react/jsx-runtime';
globalThis.used = [isValidElement(jsx('p', {}))];`;

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
  load: (id) => (id === 'virtual:entry' ? ENTRY : undefined),
};

/** The code of the entry, and that of the packages it imports. */
async function built(...plugins: Plugin[]): Promise<{ entry: string; packages: string }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: 'virtual:entry',
        output: {
          codeSplitting: { groups: [{ name: 'packages', test: /node_modules|named-exports/ }] },
        },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunks = output && 'output' in output ? output.output : [];
  const code = (isEntry: boolean) =>
    chunks
      .flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry === isEntry ? chunk.code : []))
      .join('\n');
  return { entry: code(true), packages: code(false) };
}

it('lets a file call what it imports of React by its name, without a wrapper around the package', async () => {
  const [named, wrapped] = [await built(namedExports()), await built()];
  expect(wrapped.entry).toContain('require_react');
  expect(named.entry).not.toContain('require_react');
  expect(named.entry).toMatch(/\[isValidElement\(jsx\("p", {}\)\)\]/);
});

it('leaves out what nobody imports', async () => {
  const { packages } = await built(namedExports());
  expect(packages).toMatch(/isValidElement = \w+\.isValidElement/);
  expect(packages).not.toMatch(/const useState = /);
});
