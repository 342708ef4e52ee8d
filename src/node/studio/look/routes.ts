import { readFileSync } from 'node:fs';
import type { LookAnswer } from '../../../studio/views/look/protocol';
import { fontFile } from '../../assets/fonts/fontFile';
import { pairsInUse } from '../../config/check/pairsInUse';
import { createSources } from '../../config/check/colours/sheets';
import { gatherFacts } from '../../config/check/facts';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { RefusedError } from '../refusal';
import { brandPictures } from './brandPictures';
import { installedFonts } from './fonts';
import { startingLooks } from './startingLooks';

/**
 * The routes of the look:
 *
 * | GET /api/look              | LookAnswer                                |
 * | GET /api/brand-picture?of= | what is drawn of the logo: 'icon' or 'card', as SVG |
 * | GET /api/font?source=&weight= | the file of an installed font, as WOFF2 |
 */
export function lookRoutes({
  root,
  publicDir,
  schemas,
  session,
  fillDefaults,
  languageOf,
}: FeatureSources): Routes {
  return {
    'GET look': (request): LookAnswer => ({
      pairs: pairsInUse({
        facts: gatherFacts(schemas, session.draft.value),
        sources: createSources(root),
      }),
      fonts: installedFonts(root),
      looks: startingLooks(languageOf(request).say),
    }),
    'GET brand-picture': async (_, url, response) => {
      // Mistakes elsewhere matter nothing here.
      const { config } = await fillDefaults(session.draft.value);
      const of = url.searchParams.get('of') === 'icon' ? 'icon' : 'card';
      const made = await brandPictures(config, { root, publicDir }).catch(() => {
        throw new RefusedError(409, 'This can be drawn once the mistakes are fixed.');
      });
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
      response.end(made[of]);
    },
    'GET font': (_, url, response) => {
      const { searchParams } = url;
      const weight = Number(searchParams.get('weight'));
      const font = installedFonts(root).find(
        ({ source, weights }) => source === searchParams.get('source') && weights.includes(weight),
      );
      if (!font) throw new RefusedError(404, 'This font is not installed.');
      const file = readFileSync(fontFile({ root, publicDir }, { ...font, weight }));
      response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'no-store' });
      response.end(file);
    },
  };
}
