import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig } from '../config/check/checkConfig';
import { gatherAlike } from '../config/check/alike';
import { format } from '../config/check/format';
import { PINNED_FOLDER } from '../site/pinned';
import { releaseEmbed } from '../embed/release';
import { loadSchemas } from '../schemas/load';
import { CONFIG_OPTION } from './launch/configOption';
import type { Help, Options } from './launch/help';

const OPTIONS = {
  config: CONFIG_OPTION,
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Keeps the embed as it is now in public/embed, for partners who pin it by its hash, and prints the\ntag to paste. Commit that folder: a build fails if a release that is still promised is missing.',
  options: OPTIONS,
  examples: [''],
};

/**
 * `npm run release-embed [-- --config file]`: releases the current embed to public/embed, for partners who pin a
 * version by its hash.
 * @returns The exit code: 1 if the config has errors; then nothing is released.
 */
export async function run(args: string[] = []): Promise<number> {
  const { values } = parseArgs({
    args,
    options: OPTIONS,
  });
  const root = process.cwd();
  const file = resolve(root, values.config);
  const { ok, config, problems } = await checkConfig(file, { root });
  if (!ok || !config) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    process.stderr.write(`${format(gatherAlike(errors), values.config)}\n`);
    return 1;
  }
  process.env['NODE_ENV'] = 'production';
  const siteDir = dirname(file);
  const schemas = loadSchemas(root);
  const { version, integrity, until, isNew } = await releaseEmbed({
    root,
    siteDir,
    config,
    schemas,
  });
  const folder = relative(root, join(siteDir, 'public', PINNED_FOLDER));
  const next = isNew ? `Commit ${folder}, then build and upload the site.` : 'Nothing has changed.';
  process.stdout.write(
    `${version} is promised until ${until}. ${next} Partners pin it by this tag:\n` +
      `<script async crossorigin src="${config.site.url}/embed/${version}.js" integrity="${integrity}"></script>\n`,
  );
  return 0;
}
