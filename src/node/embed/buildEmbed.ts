import { join } from 'node:path';
import { shortHash } from '../files/assets';
import { bundleScripts, type EmbedOptions, type Part } from './bundleScripts';
import { createMinifier } from './minify';

/** The scripts for other people's pages. */
export interface EmbedFiles {
  /** 'v1.js', 'c/<hash>.js', '<version>.js', and their code. */
  files: Map<string, string>;
  version: string;
  /** The file that holds everything. */
  whole: string;
}

/**
 * Builds the loader with the widgets in files beside it, and once more everything in one file. The version is
 * made from the content, so that a file once published is never another.
 */
export async function buildEmbed(options: EmbedOptions): Promise<EmbedFiles> {
  const { root, release } = options;
  const inner = createMinifier();
  const parts = named(
    await bundleScripts(options, {
      input: { widgets: join(root, 'embed/widgets/start.tsx') },
      format: 'es',
      version: '',
      minify: inner,
    }),
  );
  const widgets = parts.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const define = { WIDGETS: JSON.stringify(widgets) };
  const entry = async (name: string, version: string, minify = inner) => {
    const input = { [name]: join(root, `embed/${name}.ts`) };
    const [part] = await bundleScripts(options, {
      input,
      format: 'iife',
      version,
      define,
      minify,
    });
    return part?.code ?? '';
  };
  const draft = await entry('whole', '');
  const version = `${release}-${shortHash(draft)}`;
  const [v1, whole, preview] = await Promise.all([
    entry('v1', version),
    entry('whole', version),
    // What it reads is written into an address by others.
    entry('preview', version, createMinifier([])),
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
