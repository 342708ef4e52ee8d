import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { LoaderData, WidgetData } from '../../../embed/data';
import type { Rules } from '../../../embed/widgets/attributes';
import { hasChoices } from '../language/plurals';
import { namesUnits } from '../site/units';
import { adopting, shadowStyles } from './shadowStyles';

/** What the scripts of the embed are built from. */
export interface EmbedOptions {
  root: string;
  /** The version of the package: '1.2.0'. */
  release: string;
  loader: (version: string) => LoaderData;
  widgets: WidgetData;
  /** The theme of the widgets, as CSS. */
  theme: string;
  /** The files of the elements' components by their tags. */
  components: Record<string, string>;
  /** See rules.ts. */
  rules: Rules;
}

/** One script of the embed. */
export interface Entry {
  /** Its source, below the folder of the project. */
  source: string;
  format: 'es' | 'iife';
  /** The version that the loader gives; '' where it is not known yet. */
  version: string;
  define?: Record<string, string>;
}

const ADOPT = 'embed/widgets/adopt.ts';

/** Bundles a script into one file. Resolves to its code. */
export async function bundleScript(options: EmbedOptions, entry: Entry): Promise<string> {
  const result = await build(configOf(options, entry));
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [file, ...others] = files;
  if (file?.type !== 'chunk' || others.length > 0)
    throw new Error(`${entry.source} has become ${files.length} files instead of one.`);
  return file.code;
}

function configOf(options: EmbedOptions, entry: Entry): InlineConfig {
  const { root, widgets } = options;
  const data = options.loader(entry.version);
  const input = join(root, entry.source);
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      ...entry.define,
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.CHAT': String(data.chat !== undefined),
      // The embed writes to one number: that of the site, or of the page around it (data-number).
      'import.meta.env.CHATS': 'false',
      'import.meta.env.UNITS': String(namesUnits({ ...data.inquiry, ...widgets.inquiry })),
      'import.meta.env.PLURALS': String(hasChoices(data.inquiry, widgets.words, widgets.inquiry)),
    },
    plugins: [shadowStyles(join(root, ADOPT)), virtual(modulesOf(options, data))],
    // The same from the dev server as from a build.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    resolve: {
      alias: [
        { find: /^react$/, replacement: 'preact/hooks' },
        // classnames is CommonJS: the wrapper around it calls Function.prototype.bind, which some pages break.
        { find: /^classnames$/, replacement: 'clsx' },
      ],
    },
    build: {
      write: false,
      target: 'es2022',
      // 300 bytes less of the widgets than by Vite's own minifier.
      minify: 'terser',
      // Arrow functions are only unsafe for what is called with `new`: that needs `this`, and so stays a function.
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      // What imports by itself is built as a library: Vite would put its own loader of chunks into it.
      ...(entry.format === 'iife' && { lib: { entry: input, formats: ['iife'], name: 'unused' } }),
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
        output: { minify: { compress: true, mangle: false }, codeSplitting: false },
      },
    },
  };
}

/** What the scripts import of the company (embed/virtual.d.ts). */
function modulesOf(
  { root, widgets, theme, components, rules }: EmbedOptions,
  loader: LoaderData,
): Record<string, string> {
  return {
    'virtual:inquiry/loader': constant('data', loader),
    'virtual:inquiry/widgets': `${adopting(theme, join(root, ADOPT))}\n${constant('data', widgets)}`,
    'virtual:inquiry/elements': elementsModule(components),
    'virtual:inquiry/rules': constant('rules', rules),
  };
}

function elementsModule(components: Record<string, string>): string {
  const all = Object.entries(components);
  return [
    ...all.map(([, file], index) => `import C${index} from ${JSON.stringify(file)};`),
    `export const elements = {${all.map(([tag], index) => `${JSON.stringify(tag)}: C${index}`).join()}};`,
  ].join('\n');
}

const constant = (name: string, value: object) =>
  `export const ${name} = ${JSON.stringify(value)};`;

function virtual(modules: Record<string, string>): Plugin {
  return {
    name: 'virtual',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
}
