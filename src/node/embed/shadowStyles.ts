import { readdirSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { parseAst, preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';
import { withoutNeverDrawn } from './neverDrawn';

const MODULE = /\.module\.css$/;
/** Before the id of a style sheet that has become a module of ours; Vite leaves such ids alone. */
const MARK = '\0shadow:';

/** Begins the text of a style sheet, until all texts of a script are one. */
const SHEET = '/*sheet*/';

/** The folders whose style sheets the embed takes from. */
const FOLDERS = ['embed', 'src/ui', 'src/widgets'];

/**
 * Brings styles into shadow roots: a CSS module becomes the map of its classes and a call of `adopt` with its
 * text (`adoptModule`). So the widgets' sources stay as the site uses them.
 * @param root The folder of the project.
 * @param adoptModule The file that exports `adopt(css: string): void`.
 */
export function shadowStyles(root: string, adoptModule: string): Plugin {
  let config: ResolvedConfig;
  const generateScopedName = shortNames(root);
  return {
    name: 'shadow-styles',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName } } }),
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(source, importer) {
      if (!importer || !MODULE.test(source)) return undefined;
      const file = path.resolve(path.dirname(importer), source);
      return `${MARK}${file}.js`;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const file = id.slice(MARK.length, -'.js'.length);
      this.addWatchFile(file);
      const whole = await readFile(file, 'utf8');
      const { modules } = await preprocessCSS(whole, file, config);
      const lean = withoutNeverDrawn(whole, path.basename(file));
      const { code } = await preprocessCSS(lean, file, config);
      // Whoever uses a class brings the sheet along.
      const exports = Object.entries(modules ?? {}).map(
        ([name, short], index) =>
          `const c${index} = ${JSON.stringify(short)};\nexport { c${index} as ${JSON.stringify(name)} };`,
      );
      return `${adopting(forShadow(code, file), adoptModule)}\n${exports.join('\n')}`;
    },
    renderChunk: (code) => ({ code: withOneSheet(code), map: null }),
    // Class by class, the bundler can put each name where it is used and forget the others.
    transform: (code, id) =>
      id.includes('node_modules') || !code.includes('.module.css')
        ? undefined
        : {
            code: code.replace(
              /import (\w+) from (?=['"][^'"]+\.module\.css)/g,
              'import * as $1 from ',
            ),
            map: null,
          },
  };
}

/**
 * A script in which all texts that are adopted are one, where the first one was: side by side, what is alike in them
 * takes little room. Their order stays.
 */
export function withOneSheet(code: string): string {
  const calls = parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return [];
    const [text] = node.expression.arguments;
    return text?.type === 'Literal' && String(text.value).startsWith(SHEET)
      ? [{ ...node, text: { ...text, value: String(text.value).slice(SHEET.length) } }]
      : [];
  });
  const all = JSON.stringify(calls.map(({ text }) => text.value).join(''));
  return calls.reduceRight(
    (rest, { start, end, text }, index) =>
      index === 0
        ? rest.slice(0, text.start) + all + rest.slice(text.end)
        : rest.slice(0, start) + rest.slice(end),
    code,
  );
}

/** A module that brings a style sheet along. */
export const adopting = (css: string, adoptModule: string) =>
  `import { adopt } from ${JSON.stringify(adoptModule)};\nadopt(${JSON.stringify(SHEET + css)});`;

/** What of the theme the widgets are drawn with; a test says which one a style sheet misses. */
export const THEME =
  `signal signal-ink ink ink-2 paper sheet rule success error font-body font-heading
  font-mono plate`.split(/\s+/);

const PROPERTY = new RegExp(`(?<![\\w-])--(${THEME.join('|')})(?![\\w-])`, 'g');

/** What the site's `--step` is, in px: the rhythm of all distances, and no page's to change. */
const STEP = 8;

/**
 * A style sheet as it holds inside somebody else's page: no measure depends on the page's text size, and
 * what depends on width looks at the widget's own, not at the window's. The theme goes by letters: pages set it as
 * `--inquiry-…`.
 */
export function forShadow(css: string, file: string): string {
  const own = css
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`)
    .replace(
      /calc\(var\(--step\) \* ([\d.]+)\)/g,
      (_, times: string) => `${Number(times) * STEP}px`,
    )
    .replace(/@media \(((?:min|max)-width: ?[\d.]+px)\)/g, '@container ($1)');
  const { code } = transform({
    visitor: {
      Rule: {
        style({ value }) {
          // ':root' is the page's, never in reach of a shadow. What ':dir()' turns, beyond start and end, is
          // ornament: every page of a partner would pay for it.
          const inReach = value.selectors.filter(
            (parts) =>
              !parts.some(
                (part) =>
                  part.type === 'pseudo-class' && (part.kind === 'root' || part.kind === 'dir'),
              ),
          );
          return inReach.length > 0 ? undefined : [];
        },
      },
    },
    filename: path.basename(file),
    code: Buffer.from(own),
    minify: true,
  });
  return (
    code
      .toString()
      // Within values that depend on others it leaves spaces; those in quotes are part of a name.
      .replace(/, (?=([^"]*"[^"]*")*[^"]*$)/g, ',')
      .replace(PROPERTY, (_, name: string) => `--${letters(THEME.indexOf(name))}`)
  );
}

/**
 * Names for classes, as short as can be and the same at every build: a letter for the sheet, a number for the
 * class. In a shadow root they meet no names but their own.
 */
function shortNames(root: string): (name: string, file: string) => string {
  const sheets = FOLDERS.map((folder) => realpathSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => MODULE.test(file))
        .map((file) => path.join(folder, file)),
    )
    .toSorted();
  const names = new Map<string, string[]>();
  return (name, file) => {
    const known = names.get(file) ?? [];
    names.set(file, known);
    if (!known.includes(name)) known.push(name);
    const sheet = sheets.indexOf(path.normalize(file));
    return `${letters(sheet)}${known.indexOf(name)}`;
  };
}

/** 0: 'a', 25: 'z', 26: 'aa'. */
function letters(index: number): string {
  const rest = index >= 26 ? letters(Math.floor(index / 26) - 1) : '';
  return rest + String.fromCharCode(97 + (index % 26));
}
