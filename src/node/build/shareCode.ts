import type { PageData } from '../../generated/types';
import type { BuiltCode } from '../assets/code/buildCode';
import type { Assets } from '../files/assets';
import { bootOf, numberedBoots } from '../render/boot';
import { pageAssetsKey, shareSheets, type PageAssets } from '../render/pageAssets';
import type { PrerenderContext } from '../render/prerenderPage';
import type { SiteFrame } from '../render/siteFrame';

interface Sources {
  code: Pick<BuiltCode, 'entry' | 'early' | 'earlySteps' | 'lateSteps' | 'around'>;
  frame: SiteFrame;
  assetsByKey: ReadonlyMap<string, PageAssets>;
  /** The contents of the pages of which a large site has thousands. */
  pages: readonly Pick<PageData, 'blocks'>[];
  assets: Assets;
}

/** Publishes as files what the pages share of which a large site has thousands. */
export function shareCode(sources: Sources): NonNullable<PrerenderContext['shared']> {
  const { code, frame, assetsByKey, pages, assets } = sources;
  const steps = [...code.earlySteps];
  const late = steps.flatMap(([type, step]) => (code.lateSteps.has(type) ? step : []));
  const keys = new Set(pages.map(pageAssetsKey));
  const own = [...assetsByKey].filter(([key]) => keys.has(key));
  const boots = own.map(([, page]) => bootOf(frame, { entry: code.entry, ...page }));
  const early = [numberedBoots(boots), code.early, ...late, code.around.catchUp];
  return {
    early: assets.add('early.js', early.join('\n')),
    meanwhile: code.around.meanwhile,
    steps: new Map(steps.filter(([type]) => !code.lateSteps.has(type))),
    sheets: shareSheets(assetsByKey, pages, assets),
    boots: new Map(own.map(([key], number) => [key, number])),
  };
}
