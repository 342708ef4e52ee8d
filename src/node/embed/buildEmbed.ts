import { shortHash } from '../files/assets';
import { bundleScript, type EmbedOptions, type Entry } from './bundleScripts';

/** The scripts for partners' pages. */
export interface EmbedFiles {
  /** 'v1.js', 'v1-named.js', 'c/widgets-<hash>.js', 'c/doctor-<hash>.js', 'c/search-<hash>.js', '<version>.js', and their code. */
  files: Map<string, string>;
  version: string;
}

/**
 * Builds the loader, the widgets, the diagnosis for authors and the search in a file each, and once more the first three
 * in one file, which partners may pin. The version is a hash of the content, so that a published file never changes. It covers the
 * whole code before minification, and the minified widgets, so that it changes with another minifier, too.
 */
export async function buildEmbed(options: EmbedOptions): Promise<EmbedFiles> {
  const part = async (name: string, source: string, define: Record<string, string> = {}) => {
    const code = await bundleScript(options, { source, format: 'es', version: '', define });
    return { file: `c/${name}-${shortHash(code)}.js`, code };
  };
  const doctor = await part('doctor', 'embed/doctor/doctor.ts');
  const search = await part('search', 'embed/search/search.ts');
  const names = { DOCTOR: JSON.stringify(doctor.file), SEARCH: JSON.stringify(search.file) };
  const widgets = await part('widgets', 'embed/widgets/start.tsx', names);
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
      [widgets.file, widgets.code],
      ['v1.js', v1],
      ['v1-named.js', named],
      ['preview.js', preview],
      [`${version}.js`, whole],
    ]),
  };
}
