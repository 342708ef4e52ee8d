import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { ContactData, LoaderData, WidgetData } from '../../../embed/data';
import { hasChoices } from '../language/plurals';
import { lentParts } from './lentParts';
import { withoutNeverRead } from './neverRead';
import { adopting, shadowStyles } from './shadowStyles';
import type { Minifier } from './minify';
import { standIns } from './standIns';
import { withoutBind } from './withoutBind';

/** What the scripts of the embed are built from. */
export interface EmbedOptions {
  root: string;
  /** The version of the package: '1.2.0'. */
  release: string;
  loader: (version: string) => LoaderData;
  widgets: WidgetData;
  /** The theme of the widgets, as CSS. */
  theme: string;
  /** Undefined where the company has no contact form. */
  contact: ContactData | undefined;
  /** See rules.ts. */
  rules: object;
  hints: object;
}

/** One of several bundles of the same sources. */
interface Entry {
  /** Source files by the names of their output. */
  input: Record<string, string>;
  format: 'es' | 'iife';
  /** The state of the scripts, which the loader says; '' where it is not known yet. */
  version: string;
  define?: Record<string, string>;
  minify: Minifier;
}

/** A file that a bundle has been written into. */
export interface Part {
  fileName: string;
  code: string;
  isEntry: boolean;
}

/** Takes in what widgets are drawn with. */
const ADOPT = 'embed/widgets/adopt.ts';

/** What stands in for the contact form of a company that has none. */
const NO_CONTACT = 'embed/shadow/noContact.ts';
const CONTACT = /^(\.\/contact|.*\/contact-form\.module\.css)$/;

/** Bundles some of the scripts, and makes the code small. */
export async function bundleScripts(options: EmbedOptions, entry: Entry): Promise<Part[]> {
  const { format, minify } = entry;
  const result = await build(configOf(options, entry));
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const { fileName, code, isEntry } = file;
      return [{ fileName, code: minify(code, format === 'es'), isEntry }];
    });
}

function configOf(options: EmbedOptions, { input, format, version, define }: Entry): InlineConfig {
  const { root, loader, widgets, contact } = options;
  const data = loader(version);
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      ...define,
      'process.env.NODE_ENV': '"production"',
      // Without a chat there is no embed.
      'import.meta.env.CHAT': 'true',
      'import.meta.env.PLURALS': String(hasChoices(data.inquiry, widgets.words, widgets.inquiry)),
    },
    plugins: [
      shadowStyles(root, join(root, ADOPT)),
      virtual(modulesOf(options, data)),
      withoutNeverRead(),
      withoutBind(),
      ...(format === 'es' ? [lentParts()] : []),
    ],
    // The same from the dev server as from a build.
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    resolve: {
      alias: [
        ...standIns(root),
        ...(contact ? [] : [{ find: CONTACT, replacement: join(root, NO_CONTACT) }]),
      ],
    },
    build: {
      write: false,
      target: 'es2022',
      // As a library: a site's entry would bring Vite's own loader of chunks along.
      lib: { entry: input, formats: [format], name: 'unused' },
      rollupOptions: {
        checks: { bundlerTimings: false },
        preserveEntrySignatures: format === 'es' ? 'allow-extension' : false,
        treeshake: { propertyReadSideEffects: false },
        output: {
          format,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          ...(format === 'iife' && { codeSplitting: false }),
        },
      },
    },
  };
}

/** What the scripts import of the company (embed/virtual.d.ts). */
function modulesOf(
  { root, widgets, theme, contact, rules, hints }: EmbedOptions,
  data: LoaderData,
): Record<string, string> {
  return {
    'virtual:inquiry/loader': constant('data', data),
    'virtual:inquiry/widgets': `${adopting(theme, join(root, ADOPT))}\n${constant('data', widgets)}`,
    'virtual:inquiry/contact': constant('data', contact ?? {}),
    'virtual:inquiry/rules': constant('rules', rules),
    'virtual:inquiry/hints': constant('hints', hints),
  };
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
