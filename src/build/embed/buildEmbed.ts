import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, minifySync, type InlineConfig, type Plugin } from 'vite';
import type { ContactData, LoaderData, MoreData, WidgetData } from '../../../embed/data';
import { shortHash } from '../output/assets';
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

/** What the scripts of the embed are built from. */
export interface EmbedOptions {
  root: string;
  /** The version of the package: '1.2.0'. */
  release: string;
  loader: (version: string) => LoaderData;
  widgets: WidgetData;
  more: MoreData;
  contact: ContactData;
  /** See rules.ts. */
  rules: object;
}

/**
 * Builds the loader with the widgets in files beside it, and once more everything in one file. The version is
 * made from the content, so that a file once published is never another.
 */
export async function buildEmbed(options: EmbedOptions): Promise<EmbedFiles> {
  const { root, release } = options;
  const parts = await bundle(options, {
    input: { widgets: join(root, 'embed/widgets/start.ts') },
    format: 'es',
    version: '',
  });
  const widgets = parts.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const define = { WIDGETS: JSON.stringify(widgets.replace('c/', '')) };
  const entry = (name: string, version: string) =>
    bundle(options, {
      input: { [name]: join(root, `embed/${name}.ts`) },
      format: 'iife',
      version,
      define,
    });
  const [draft] = await entry('whole', '');
  const version = `${release}-${shortHash(`${draft?.code}`)}`;
  const [[v1], [whole], [preview]] = await Promise.all([
    entry('v1', version),
    entry('whole', version),
    entry('preview', version),
  ]);
  const name = `${version}.js`;
  return {
    version,
    whole: name,
    files: new Map([
      ...parts.map(({ fileName, code }): [string, string] => [fileName, code]),
      ['v1.js', v1?.code ?? ''],
      ['preview.js', preview?.code ?? ''],
      [name, whole?.code ?? ''],
    ]),
  };
}

/** A library is left readable, for whoever bundles it; this is for browsers. */
function small({ fileName, code }: { fileName: string; code: string }): string {
  return minifySync(fileName, code, { compress: true, mangle: { toplevel: true } }).code.trim();
}

interface Part {
  fileName: string;
  code: string;
  isEntry: boolean;
}

async function bundle(
  { root, loader, widgets, more, contact, rules }: EmbedOptions,
  {
    input,
    format,
    version,
    define = {},
  }: {
    input: Record<string, string>;
    format: 'es' | 'iife';
    version: string;
    define?: Record<string, string>;
  },
): Promise<Part[]> {
  const config: InlineConfig = {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    plugins: [
      shadowStyles(root, join(root, 'embed/widgets/adopt.ts')),
      react(),
      virtual({
        'virtual:inquiry/loader': constant('data', loader(version)),
        'virtual:inquiry/widgets': constant('data', widgets),
        'virtual:inquiry/more': constant('data', more),
        'virtual:inquiry/contact': constant('data', contact),
        'virtual:inquiry/rules': constant('rules', rules),
      }),
      withoutBind(),
    ],
    resolve: { alias: standIns(root) },
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
          entryFileNames: 'c/[hash].js',
          chunkFileNames: 'c/[hash].js',
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
            ? [{ fileName: file.fileName, code: small(file), isEntry: file.isEntry }]
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
