import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { LoaderData, WidgetData } from '../../../embed/data';
import type { Rules } from '../../../embed/widgets/attributes';
import { buildTargets } from '../assets/browsers';
import type { DividedData } from './divideData';
import { adopting, shadowStyles } from './shadowStyles';

/** The inputs of the embed's scripts. */
export interface EmbedOptions {
  root: string;
  /** The package version: '1.2.0'. */
  release: string;
  loader: (version: string) => LoaderData;
  widgets: WidgetData;
  /** The same, divided among the files that are fetched when needed. */
  divided: DividedData;
  /** The theme of the widgets, as CSS. */
  theme: string;
  /** The files of the elements' components, by tag. */
  components: Record<string, string>;
  /** See rules.ts. */
  rules: Rules;
  /** See rules.ts. */
  choices: Rules;
  /** See rules.ts: by tag and attribute. */
  examples: Record<string, Record<string, string>>;
  /** Whether to skip minification, which takes most of the time: for a site from which no partner loads a script. */
  isDraft?: boolean | undefined;
}

/** The entry point of one script. */
export interface Entry {
  /** Its source file, relative to the project's root. */
  source: string;
  format: 'es' | 'iife';
  /** The version that the loader reports; '' if it is not known yet. */
  version: string;
  define?: Record<string, string>;
  /** The paths below /embed of elements with files of their own, by tag; none in a script that has them all. */
  files?: Record<string, string>;
  /** The tag of the element, for the file of one. */
  element?: string;
  /** Whether to skip minification, which takes most of the time: for a script whose content is only inspected. */
  isDraft?: boolean;
}

const ADOPT = 'embed/widgets/adopt.ts';
const BORROWED = 'embed/borrowed.ts';

/** Bundles a script into one file, and resolves to its code. */
export async function bundleScript(options: EmbedOptions, entry: Entry): Promise<string> {
  const result = await build(configOf(options, entry));
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [file, ...others] = files;
  if (file?.type !== 'chunk' || others.length > 0)
    throw new Error(`${entry.source} has become ${files.length} files instead of one.`);
  return entry.format === 'iife' ? inAscii(file.code) : file.code;
}

/**
 * Escapes all but ASCII: browsers decode a classic script in the encoding of the page if its host sends no charset.
 * Vite's minifier has no option for it.
 */
const inAscii = (code: string) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function configOf(options: EmbedOptions, entry: Entry): InlineConfig {
  const { root } = options;
  const input = join(root, entry.source);
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      ...entry.define,
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [shadowStyles(join(root, ADOPT)), virtual(modulesOf(options, entry))],
    // The same output from the dev server as from a build.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    resolve: {
      alias: [
        ...(entry.element
          ? [{ find: /^(react|preact\/jsx-runtime)$/, replacement: join(root, BORROWED) }]
          : [{ find: /^react$/, replacement: 'preact/hooks' }]),
        // classnames is CommonJS: its interop wrapper calls Function.prototype.bind, which some host pages break.
        { find: /^classnames$/, replacement: 'clsx' },
      ],
    },
    build: {
      write: false,
      // The loader runs everywhere: in old browsers, its launcher is a plain link.
      target: buildTargets(root, entry.format === 'iife' ? 'basic' : 'full'),
      minify: !(options.isDraft || entry.isDraft),
      // Built as a library, because Vite would otherwise add its preload helper to a script with a dynamic import.
      ...(entry.format === 'iife' && { lib: { entry: input, formats: ['iife'], name: 'unused' } }),
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
        output: { codeSplitting: false },
      },
    },
  };
}

/** The virtual modules with the company's data (embed/virtual.d.ts). */
function modulesOf(
  { root, loader, widgets, divided, theme, components, rules, examples }: EmbedOptions,
  { version, files = {}, element = '' }: Entry,
): Record<string, string> {
  return {
    'virtual:inquiry/loader': constant('data', loader(version)),
    'virtual:inquiry/widgets': `${adopting(theme, join(root, ADOPT))}\n${constant('data', widgets)}`,
    'virtual:inquiry/elements': `${elementsModule(components)}\n${constant('files', files)}`,
    'virtual:inquiry/element': `export { default as Component } from ${JSON.stringify(components[element])};\n${constant('data', divided.onDemand[element] ?? {})}`,
    'virtual:inquiry/examples': constant('examples', examples),
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
