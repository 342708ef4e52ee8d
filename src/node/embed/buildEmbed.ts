import { shortHash } from '../files/assets';
import { bundleScript, type EmbedOptions, type Entry } from './bundleScripts';

/** The scripts for partners' pages. */
export interface EmbedFiles {
  /** 'v1.js', 'c/widgets-<hash>.js', '<version>.js', and their code. */
  files: Map<string, string>;
  version: string;
}

/**
 * Builds the loader, the widgets in a file beside it, and both in one file that partners can pin. The version
 * contains a content hash, so that a published file never changes.
 */
export async function buildEmbed(options: EmbedOptions): Promise<EmbedFiles> {
  const widgets = await bundleScript(options, {
    source: 'embed/widgets/start.tsx',
    format: 'es',
    version: '',
  });
  const widgetsFile = `c/widgets-${shortHash(widgets)}.js`;
  const script = (name: string, version: string) => {
    const entry: Entry = { source: `embed/${name}.ts`, format: 'iife', version };
    return bundleScript(options, { ...entry, define: { WIDGETS: JSON.stringify(widgetsFile) } });
  };
  const draft = await script('whole', '');
  const version = `${options.release}-${shortHash(draft)}`;
  const [v1, whole, preview] = await Promise.all(
    ['v1', 'whole', 'preview'].map((name) => script(name, version)),
  );
  return {
    version,
    files: new Map([
      [widgetsFile, widgets],
      ['v1.js', v1 ?? ''],
      ['preview.js', preview ?? ''],
      [`${version}.js`, whole ?? ''],
    ]),
  };
}
