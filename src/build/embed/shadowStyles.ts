import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';

const MODULE = /\.module\.css$/;
/** Before the id of a style sheet that has become a module of ours; Vite leaves such ids alone. */
const MARK = '\0shadow:';

/**
 * Brings styles into shadow roots: a CSS module becomes the map of its classes and a call of `adopt` with its
 * text (`adoptModule`). So the widgets' sources stay as the site uses them.
 * @param adoptModule The file that exports `adopt(css: string): void`.
 */
export function shadowStyles(adoptModule: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shadow-styles',
    enforce: 'pre',
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
      const { code, modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      const css = JSON.stringify(forShadow(code, file));
      // Whoever uses a class brings the sheet along.
      return `import { adopt } from ${JSON.stringify(adoptModule)};\nadopt(${css});\nexport default ${JSON.stringify(modules ?? {})};`;
    },
  };
}

/**
 * A style sheet as it holds inside somebody else's page: no measure depends on the page's text size, and
 * what depends on width looks at the widget's own, not at the window's.
 */
export function forShadow(css: string, file: string): string {
  const own = css
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`)
    .replace(/@media \(((?:min|max)-width: ?[\d.]+px)\)/g, '@container ($1)');
  const { code } = transform({
    filename: path.basename(file),
    code: Buffer.from(own),
    minify: true,
  });
  return code.toString();
}
