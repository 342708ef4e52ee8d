import { exec, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { PACKAGE_URL, packageArchive } from './packageFiles';

const ROOT = resolve(import.meta.dirname, '../../../..');

const OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  jsx: 'react-jsx',
};

/** The code of a partner who uses all of the package. */
const PARTNER = `
import { useRef } from 'react';
import { loadInquiry, type Inquiry, type InquiryAddElement, type InquiryItem } from 'inquiry-embed';
import { InquiryAdd, InquiryProducts } from 'inquiry-embed/react';

const unknown: string | undefined = [].at(0);
const inquiry: Inquiry = await loadInquiry({ site: 'https://www.example.org', source: unknown });
inquiry.add({ id: 'a', name: unknown });
inquiry.on('send', ({ items }: { items: readonly InquiryItem[] }) => {
  const quantities: number[] = items.map(({ quantity }) => quantity);
  console.log(quantities);
});
const heard = ({ detail }: { detail: InquiryItem }) => console.log(detail.id, detail.quantity + 1);
window.addEventListener('inquiry:add', heard);
document.addEventListener('inquiry:add', heard);
document.body.addEventListener('inquiry:add', heard);
document.addEventListener('inquiry_acme:add', heard);
document.addEventListener('inquiry_acme:send', ({ detail }) => console.log(detail.items.length));
// @ts-expect-error -- what was sent has no id
window.addEventListener('inquiry_acme:send', ({ detail }) => console.log(detail.id));
// @ts-expect-error -- a click is no event of ours
document.addEventListener('click', ({ detail }) => console.log(detail.items));
document.querySelector('inquiry-add')?.addEventListener('inquiry:add', ({ detail }) => {
  const id: string = detail.id;
  console.log(id);
});
const tiles = document.querySelector('inquiry-products');
if (tiles) tiles.limit = 4;
const limit: string | null | undefined = tiles?.limit;
const made = document.createElement('inquiry-add');
made.product = 'a';
made.label = undefined;
// @ts-expect-error -- no list of the element: text alone
if (tiles) tiles.products = ['a', 'b'];
if (window.inquiry && 'version' in window.inquiry) void window.inquiry.open();
export function Page() {
  const ref = useRef<InquiryAddElement>(null);
  return (
    <main title={String(limit)}>
      <InquiryProducts products={['a', 'b']} id="tiles" style={{ minHeight: 420 }} />
      <InquiryAdd ref={ref} product="a" label={unknown} className="wide" dir="rtl" onClick={(event) => event.preventDefault()}>
        <a href="/contact">Ask</a>
      </InquiryAdd>
      <inquiry-add ref={ref} product="a" quantity={2} class="wide" label={unknown} />
      <inquiry-products products="a,b" data-name="second" />
      {/* @ts-expect-error -- React's server leaves arrays out */}
      <inquiry-products products={['a', 'b']} />
      {/* @ts-expect-error -- no scheme of the embed */}
      <InquiryAdd product="a" scheme="blue" />
      {/* @ts-expect-error -- an add button needs its product */}
      <inquiry-add label="Ask" />
    </main>
  );
}
`;

/** The same for those whose templates have types alone. */
const PREACT = `
/** @jsxImportSource preact */
import 'inquiry-embed';
import 'inquiry-embed/preact';

export const page = (
  <main>
    <inquiry-products products="a,b" limit={4} class="wide" oninquiry:add={({ detail }) => console.log(detail.id)} />
    <inquiry-add product="a" data-name="acme" oninquiry_acme:add={({ detail }) => console.log(detail.id)} />
    {/* @ts-expect-error -- Preact would write the array as it is */}
    <inquiry-products products={['a', 'b']} />
  </main>
);
`;

/** Declarations that the samples leave to the partner. */
const LEFT = `export {};
declare function track(...what: unknown[]): void;
`;

/** Precedes samples that are called once the script has run. */
const HAS_RUN = `if (!window.inquiry || !('version' in window.inquiry)) throw new Error('The script has not run.');
`;

/** The JavaScript in the samples of the page for partners, without samples of HTML, PHP, CSS and settings. */
function samples(): string[] {
  const text = readFileSync(join(ROOT, 'site.config.json'), 'utf8');
  const found: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (key !== 'code' || !Array.isArray(value)) return value;
    const code = value.join('\n').replaceAll('{site}', 'https://www.example.org');
    // Those of other frameworks are tried with them: see tests/frameworks.
    if (code.includes("from 'inquiry-embed") && !code.includes("from 'react'")) return value;
    // A whole module has empty lines of its own.
    const parts = code.includes("from 'inquiry-embed") ? [code] : code.split('\n\n');
    found.push(...parts.filter((part) => /\b(import|inquiry|document)\b(?! \{)/.test(part)));
    return value;
  });
  return found.filter(
    (part) =>
      !/^\s*<|^add_action|^inquiry-[a-z]|^(\/\/ )?(npm|pnpm|Preact|Lit|useVisible)/.test(part),
  );
}

describe('[E42] the package for partners', () => {
  const folder = temporaryFolder();
  let archive: Buffer;

  beforeAll(async () => {
    archive = await packageArchive(ROOT, temporaryFolder());
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const file = basename(PACKAGE_URL);
    writeFileSync(join(folder, file), archive);
    await promisify(exec)(`npm install --no-audit --no-fund ./${file}`, { cwd: folder });
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
    for (const name of ['@types/react', 'csstype', 'preact', 'react', 'react-dom', 'scheduler'])
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
    writeFileSync(join(folder, 'partner.tsx'), PARTNER);
    writeFileSync(join(folder, 'preact.tsx'), PREACT);
    for (const [index, code] of samples().entries())
      writeFileSync(
        join(folder, `sample${index}.tsx`),
        LEFT + (code.includes('window.inquiry.') ? HAS_RUN : '') + code,
      );
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['node16', 'node16'],
    ['bundler', 'esnext'],
  ])('is installed, and has types that %s reads', (moduleResolution, module) => {
    const compilerOptions = { ...OPTIONS, moduleResolution, module };
    const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
    expect(samples().join('\n')).toMatch(/\.push\([^]+inquiry:add[^]+\.doctor\(\)/);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('renders elements with lists, style, id and class, on a server too', () => {
    writeFileSync(
      join(folder, 'render.js'),
      `import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import { InquiryProducts } from 'inquiry-embed/react';
      const props = { products: ['a', 'b'], id: 'x', className: 'wide', style: { color: 'red' } };
      console.log(renderToStaticMarkup(createElement(InquiryProducts, props, 'none')));`,
    );
    const html = execFileSync(process.execPath, ['render.js'], { cwd: folder, encoding: 'utf8' });
    expect(html.trim()).toBe(
      '<inquiry-products products="a,b" id="x" style="color:red" class="wide">none</inquiry-products>',
    );
  });

  it('has its licence', () => {
    const text = readFileSync(join(folder, 'node_modules/inquiry-embed/LICENSE'), 'utf8');
    expect(text).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
  });

  it('is the same archive from the same sources', async () => {
    const again = await packageArchive(ROOT, temporaryFolder());
    expect(again.equals(archive)).toBe(true);
  });

  it('takes every setting of the script', () => {
    const { properties } = JSON.parse(
      readFileSync(join(ROOT, 'embed/loader/script.schema.json'), 'utf8'),
    ) as { properties: object };
    const source = readFileSync(join(ROOT, 'embed/package/load.ts'), 'utf8');
    for (const name of Object.keys(properties))
      expect(source).toMatch(new RegExp(`^  '?${name}'?\\?:`, 'm'));
  });
});
