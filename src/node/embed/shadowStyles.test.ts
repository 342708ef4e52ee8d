import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { shadowStyles } from './shadowStyles';

/** Bundles a script that imports these style sheets and exports their class names. */
async function built(sheets: Record<string, string>): Promise<string> {
  const root = temporaryFolder();
  writeFileSync(join(root, 'adopt.ts'), 'export const adopt = (css: string) => console.log(css);');
  const names = Object.keys(sheets);
  for (const name of names) writeFileSync(join(root, name), sheets[name] ?? '');
  const imports = names.map(
    (name, index) => `import c${index} from './${name}';\nconsole.log(c${index}.a);`,
  );
  writeFileSync(join(root, 'entry.ts'), imports.join('\n'));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shadowStyles(join(root, 'adopt.ts'))],
    build: { write: false, minify: false, rollupOptions: { input: join(root, 'entry.ts') } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [file] = output && 'output' in output ? output.output : [];
  return file?.type === 'chunk' ? file.code : '';
}

it('exports the class names of a CSS module, and adopts its rules', async () => {
  const code = await built({ 'product-tile.module.css': '.a { color: red }' });
  expect(code).toContain('adopt(".pt-a{color:red}")');
  expect(code).toMatch(/"a": "pt-a"/);
});

it('makes sizes independent of the root font size, those of text relative to the visitor’s, and turns width queries into container queries', async () => {
  const code = await built({
    'a.module.css': `.a { margin: 1.5rem; font: 600 1rem/1.2 var(--body) }
      @media (max-width: 399px) { .a { margin: 0 } }
      @media print { .a { display: none } }`,
  });
  expect(code).toContain('.a-a{font:600 1em/1.2 var(--body);margin:24px}');
  expect(code).toMatch(/@container \(width<=399px\)/);
  expect(code).toContain('@media print');
});

it('drops rules of the page, which match nothing in a shadow root', async () => {
  const code = await built({
    'a.module.css': `:root:not([data-js]) .a, :root:has(.c) .b { margin: 0 }
      .a { margin: 1px }`,
  });
  expect(code).toContain('adopt(".a-a{margin:1px}")');
});

it('fails if two files would share a class name', async () => {
  const twins = {
    'list-view.module.css': '.a { margin: 0 }',
    'last-visit.module.css': '.a { margin: 0 }',
  };
  await expect(built(twins)).rejects.toThrow('would be one class');
});
