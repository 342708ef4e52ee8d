import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin, ResolvedConfig } from 'vite';

const MODULE = /\.module\.css$/;
/** Prefixes the id of a CSS module turned into a script, so that Vite's CSS plugins ignore it. */
const MARK = '\0shadow:';

/**
 * Vite plugin for CSS modules in shadow roots: `import css from './x.module.css'` gives the map of class names, as
 * usual, and passes the style sheet to `adopt`.
 * @param adoptModule The file that exports `adopt(css: string): void`.
 */
export function shadowStyles(adoptModule: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shadow-styles',
    enforce: 'pre',
    config: () => ({
      css: {
        modules: { generateScopedName: scopedNames() },
        postcss: { plugins: [forShadow] },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(source, importer) {
      if (!importer || !MODULE.test(source)) return undefined;
      return `${MARK}${path.resolve(path.dirname(importer), source)}.js`;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const file = id.slice(MARK.length, -'.js'.length);
      this.addWatchFile(file);
      // Loaded here, because loading Vite takes 0.3 s, and a build with all scripts in the cache does not need it.
      const { preprocessCSS } = await import('vite');
      const { code, modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      return [
        adopting(minifyCss(code, file), adoptModule),
        `export default ${JSON.stringify(modules ?? {})};`,
      ].join('\n');
    },
  };
}

/** A module that adopts a style sheet when imported. */
export const adopting = (css: string, adoptModule: string) =>
  `import { adopt } from ${JSON.stringify(adoptModule)};\nadopt(${JSON.stringify(css)});`;

/** Minifies a style sheet. `file` is named in errors. */
export const minifyCss = (css: string, file: string) =>
  transform({ filename: file, code: Buffer.from(css), minify: true }).code.toString();

/**
 * Generates class names that are unique in a shadow root, where all sheets apply: 'tile' of product-tile.module.css
 * becomes 'pt-tile'. Files with the same initials must not share a class name.
 */
function scopedNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const initials = path.basename(file).replaceAll(/(\w)\w*-?|\..*/g, '$1');
    const scoped = `${initials}-${name}`;
    const taken = files.get(scoped) ?? file;
    if (taken !== file) throw new Error(`.${name} of ${file} and of ${taken} would be one class.`);
    files.set(scoped, file);
    return scoped;
  };
}

const REM = /(?<![\w-])(\d*\.?\d+)rem\b/g;
const BY_WIDTH = /^\((min|max)-width:[^)]*\)$/;

/**
 * Adapts a style sheet to partners' pages. Sizes no longer depend on the page's root: text sizes become relative to the
 * font size that the visitor has set, with which a shadow root starts. (No text of a widget is nested in text of
 * another size.) Width queries refer to the widget instead of the viewport. Rules below `:root` are dropped, because it
 * is not part of a shadow root.
 */
const forShadow: PostcssPlugin = {
  postcssPlugin: 'for-shadow',
  Declaration(declaration) {
    const isText = /^font(-size)?$/.test(declaration.prop);
    declaration.value = declaration.value.replace(REM, (_, size: string) =>
      isText ? `${size}em` : `${Number(size) * 16}px`,
    );
  },
  Rule(rule) {
    if (rule.selectors.every((selector) => selector.startsWith(':root'))) rule.remove();
  },
  AtRule: {
    media(rule) {
      if (BY_WIDTH.test(rule.params)) rule.name = 'container';
    },
  },
};
