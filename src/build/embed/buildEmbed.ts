import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { ContactData, LoaderData, WidgetData } from '../../../embed/data';
import { shortHash } from '../output/assets';
import { hasChoices } from '../site/plurals';
import { leanPreact } from './leanPreact';
import { lentParts } from './lentParts';
import { createSqueezer, type Squeezer } from './squeeze';
import { shadowStyles } from './shadowStyles';
import { standIns } from './standIns';
import { withoutBind } from './withoutBind';

/** The scripts for other people's pages. */
export interface EmbedFiles {
  /** 'v1.js', 'c/<hash>.js', '<version>.js', and their code. */
  files: Map<string, string>;
  version: string;
  /** The file that holds everything. */
  whole: string;
}

/** What stands in for the contact form of a company that has none. */
const NO_CONTACT = 'embed/shadow/noContact.ts';

/** What the scripts of the embed are built from. */
export interface EmbedOptions {
  root: string;
  /** The version of the package: '1.2.0'. */
  release: string;
  loader: (version: string) => LoaderData;
  widgets: WidgetData;
  /** Undefined where the company has no contact form. */
  contact: ContactData | undefined;
  /** See rules.ts. */
  rules: object;
  hints: object;
}

/**
 * Builds the loader with the widgets in files beside it, and once more everything in one file. The version is
 * made from the content, so that a file once published is never another.
 */
export async function buildEmbed(options: EmbedOptions): Promise<EmbedFiles> {
  const { root, release } = options;
  const inner = createSqueezer();
  const parts = named(
    await bundle(options, {
      input: { widgets: join(root, 'embed/widgets/start.tsx') },
      format: 'es',
      version: '',
      squeeze: inner,
    }),
  );
  const widgets = parts.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const define = { WIDGETS: JSON.stringify(widgets) };
  const entry = async (name: string, version: string, squeeze = inner) => {
    const input = { [name]: join(root, `embed/${name}.ts`) };
    const [part] = await bundle(options, { input, format: 'iife', version, define, squeeze });
    return part?.code ?? '';
  };
  const draft = await entry('whole', '');
  const version = `${release}-${shortHash(draft)}`;
  const [v1, whole, preview] = await Promise.all([
    entry('v1', version),
    entry('whole', version),
    // What it reads is written into an address by others.
    entry('preview', version, createSqueezer([])),
  ]);
  const name = `${version}.js`;
  return {
    version,
    whole: name,
    files: new Map([
      ...parts.map(({ fileName, code }): [string, string] => [`c/${fileName}`, code]),
      ['v1.js', v1],
      ['preview.js', preview],
      [name, whole],
    ]),
  };
}

interface Part {
  fileName: string;
  code: string;
  isEntry: boolean;
}

/**
 * Gives the files of the widgets the names that they are published under. They name one another, so all of
 * them go into each name.
 */
function named(parts: Part[]): Part[] {
  const all = parts.map(({ code }) => code).join('');
  const names = new Map(
    parts.map(({ fileName }) => [fileName, `${shortHash(fileName + all)}.js`] as const),
  );
  const published = (code: string) =>
    [...names].reduce((text, [name, other]) => text.replaceAll(`./${name}`, `./${other}`), code);
  return parts.map(({ fileName, code, isEntry }) => ({
    fileName: names.get(fileName) ?? fileName,
    code: published(code),
    isEntry,
  }));
}

async function bundle(
  { root, loader, widgets, contact, rules, hints }: EmbedOptions,
  {
    input,
    format,
    version,
    define = {},
    squeeze,
  }: {
    input: Record<string, string>;
    format: 'es' | 'iife';
    version: string;
    define?: Record<string, string>;
    squeeze: Squeezer;
  },
): Promise<Part[]> {
  const data = loader(version);
  const config: InlineConfig = {
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
      shadowStyles(root, join(root, 'embed/widgets/adopt.ts')),
      leanPreact(),
      virtual({
        'virtual:inquiry/loader': constant('data', data),
        'virtual:inquiry/widgets': constant('data', widgets),
        'virtual:inquiry/contact': constant('data', contact ?? {}),
        'virtual:inquiry/rules': constant('rules', rules),
        'virtual:inquiry/hints': constant('hints', hints),
      }),
      withoutBind(),
      ...(format === 'es' ? [lentParts()] : []),
    ],
    // The same from the dev server as from a build.
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    resolve: {
      alias: [
        ...standIns(root),
        ...(contact ? [] : [{ find: './contact', replacement: join(root, NO_CONTACT) }]),
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
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) =>
    'output' in one
      ? one.output.flatMap((file) =>
          file.type === 'chunk'
            ? [
                {
                  fileName: file.fileName,
                  code: squeeze(file.code, format === 'es'),
                  isEntry: file.isEntry,
                },
              ]
            : [],
        )
      : [],
  );
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
