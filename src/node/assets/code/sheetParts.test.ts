import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { SHEET_PARTS } from './codeFiles';
import { sheetParts, type SheetParts } from './sheetParts';

const FILES = {
  'src/main.tsx': `import './all.css'; import './Hero.tsx'; import './Footer.tsx';`,
  'src/all.css': 'p { color: red }',
  'src/Hero.tsx': `import './Button.tsx'; import css from './hero.module.css'; console.log(css.hero);`,
  'src/hero.module.css': '.hero { color: red } @media print { .hero { color: black } }',
  'src/Button.tsx': `import css from './button.module.css'; console.log(css.button);`,
  'src/button.module.css': '.button { color: blue }',
  'src/Footer.tsx': `import css from './footer.module.css'; console.log(css.footer);`,
  'src/footer.module.css': '.footer { color: green }',
};

let root: string;
let parts: SheetParts;
let sheet: string;
beforeAll(async () => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sheetParts(root)],
    build: { outDir: 'out', rollupOptions: { input: 'src/main.tsx' } },
  });
  parts = JSON.parse(await readFile(join(root, 'out', SHEET_PARTS), 'utf8')) as SheetParts;
  sheet = await readFile(join(root, 'out', Object.keys(parts.sheets)[0] ?? ''), 'utf8');
});

it('notes what each module has put into a style sheet, in its order', () => {
  const [found = []] = Object.values(parts.sheets);
  expect(found.map(({ module }) => module)).toEqual([
    'src/all.css',
    'src/button.module.css',
    'src/hero.module.css',
    'src/footer.module.css',
  ]);
  expect(found[2]?.css).toMatch(/color:red.*@media print.*color:#000/s);
});

it('leaves the style sheet as it is', () => {
  expect(sheet).not.toContain('sheet-part');
  expect(sheet).toBe(
    parts.sheets[Object.keys(parts.sheets)[0] ?? '']?.map(({ css }) => css).join(''),
  );
});

it('knows which style sheets a module needs, also through what it imports', () => {
  expect(parts.reach['src/Hero.tsx']?.toSorted()).toEqual([
    'src/button.module.css',
    'src/hero.module.css',
  ]);
});
