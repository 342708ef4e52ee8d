import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../frameworks/support/runCommand';
import { dividePages, type Piece } from './dividePages';

/** Astro needs a newer Node than the project does: by issue 42, that of the npm package `node`. */
const NODE = '22.23.3';

/** The names of pages are known from this file, which has the texts of one in each line. */
const PAGES = 'pages.jsonl';

/** The version of Astro that the tests of frameworks use, too. */
export async function astroVersion(): Promise<string> {
  const text = await readFile('tests/frameworks/astro/package.json', 'utf8');
  return (JSON.parse(text) as { dependencies: { astro: string } }).dependencies.astro;
}

/**
 * Writes a site for Astro that becomes the same HTML as the built pages of products, and installs Astro beside it.
 * @param pages The folder with a folder for each page.
 * @returns The command that builds it, to run in the folder.
 * @throws If npm cannot install it.
 */
export async function writeAstroSite(pages: string, folder: string): Promise<readonly string[]> {
  const { pieces, values } = await dividePages(pages);
  const place = path.join(folder, 'src', 'pages', 'product');
  await mkdir(place, { recursive: true });
  const lines = [...values].map(([name, own]) => JSON.stringify({ name, ...own }));
  await writeFile(path.join(folder, PAGES), lines.join('\n'));
  await writeFile(path.join(place, '[name].astro'), astroPage(pieces));
  const project = { private: true, type: 'module', allowScripts: { node: true, esbuild: true } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(project));
  const packages = `astro@${await astroVersion()} node@${NODE}`;
  await runCommand(`npm install --no-audit --no-fund ${packages}`, { folder, programs: '' });
  return ['node_modules/node/bin/node', 'node_modules/astro/bin/astro.mjs', 'build', '--silent'];
}

/** The page of Astro that makes all pages of their pieces: it escapes nothing, as all of it is escaped already. */
export function astroPage(pieces: readonly Piece[]): string {
  const drawn = pieces.map((piece) => {
    const text =
      typeof piece === 'string'
        ? JSON.stringify(piece).replaceAll('<', String.raw`\u003c`)
        : `page.${piece.name}`;
    return `<Fragment set:html={${text}} />`;
  });
  return `---
import { readFileSync } from 'node:fs';
export function getStaticPaths() {
  const lines = readFileSync('${PAGES}', 'utf8').split('\\n');
  return lines.map((line) => {
    const page = JSON.parse(line);
    return { params: { name: page.name }, props: { page } };
  });
}
const { page } = Astro.props;
---
${drawn.join('')}`;
}
