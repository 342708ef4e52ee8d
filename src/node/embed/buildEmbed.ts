import { shortHash } from '../files/assets';
import { bundleScript, type EmbedOptions, type Entry } from './bundleScripts';

/** The entry point of the files of elements. */
const ELEMENT_FILE = 'embed/elementFile.ts';

/** The scripts for partners' pages. */
export interface EmbedFiles {
  /** 'v1.js', 'v1-named.js', 'c/widgets-<hash>.js', 'c/doctor-<hash>.js', 'c/search-<hash>.js', 'c/contact-<hash>.js', '<version>.js', and their code. */
  files: Map<string, string>;
  version: string;
}

/**
 * Builds the loader, the widgets, elements that few pages have, the diagnosis for authors and the search in a file each,
 * and once more all but the search in one file, which partners may pin. The version is a hash of the content, so that a
 * published file never changes. It covers the whole code before minification, and the minified widgets, so that it
 * changes with another minifier, too.
 */
export async function buildEmbed(options: EmbedOptions): Promise<EmbedFiles> {
  const { divided, components } = options;
  const part = async (name: string, entry: Partial<Entry>, from: EmbedOptions = options) => {
    const source = `embed/${name}/${name}.ts`;
    const code = await bundleScript(from, { source, format: 'es', version: '', ...entry });
    return { file: `c/${name}-${shortHash(code)}.js`, code };
  };
  const doctor = await part('doctor', {});
  const search = await part('search', {});
  const elements = await Promise.all(
    Object.keys(divided.onDemand).map(async (tag) => {
      const name = tag.replace('inquiry-', '');
      const { file, code } = await part(name, { source: ELEMENT_FILE, element: tag });
      return { tag, file, code };
    }),
  );
  const names = { DOCTOR: JSON.stringify(doctor.file), SEARCH: JSON.stringify(search.file) };
  const widgets = await part(
    'widgets',
    {
      source: 'embed/widgets/start.tsx',
      define: names,
      files: Object.fromEntries(elements.map(({ tag, file }) => [tag, file])),
    },
    { ...options, widgets: divided.common, components: without(components, divided.onDemand) },
  );
  const define = { ...names, WIDGETS: JSON.stringify(widgets.file) };
  const script = (name: string, version: string): Entry => {
    return { source: `embed/${name}.ts`, format: 'iife', version, define };
  };
  const draft = await bundleScript(options, { ...script('whole', ''), isDraft: true });
  const version = `${options.release}-${shortHash(draft + widgets.code)}`;
  const [v1, named, whole, preview] = await Promise.all([
    bundleScript(options, script('v1', version)),
    // The same, with what only pages with several suppliers need.
    bundleScript(options, script('v1Named', version)),
    bundleScript(options, script('whole', version)),
    bundleScript(options, script('preview', version)),
  ]);
  return {
    version,
    files: new Map([
      [doctor.file, doctor.code],
      [search.file, search.code],
      ...elements.map(({ file, code }): [string, string] => [file, code]),
      [widgets.file, widgets.code],
      ['v1.js', v1],
      ['v1-named.js', named],
      ['preview.js', preview],
      [`${version}.js`, whole],
    ]),
  };
}

/** The components of the elements that have no file of their own. */
const without = (components: EmbedOptions['components'], apart: object) =>
  Object.fromEntries(Object.entries(components).filter(([tag]) => !(tag in apart)));
