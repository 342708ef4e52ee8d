import type { PageData, SiteData } from '../generated/types';
import { storageKey } from '../cart/storage';
import type { Boot } from '../app/early/handoff';
import type { BuiltCode } from './code';
import { cspHash } from './output/assets';

/** What a page needs around its content. */
export interface Dressing {
  /** All its CSS, to be inlined. */
  css: string;
  /** What the policy of the page calls it: 'sha256-…'. */
  styleHash: string;
  /** The files that the inlined CSS stands for. */
  stylesheets: string[];
  boot: Boot;
}

/**
 * Finds scripts and styles for pages. Pages with the same blocks need the same, so each set is put together
 * once. `data` is the folder of this build's data, `theme` the rules that come before all others.
 */
export function createDressing(
  code: BuiltCode,
  site: SiteData,
  data: string,
  theme: string,
): (page: PageData) => Dressing {
  const sets = new Map<string, Omit<Dressing, 'boot'> & { preload: string[] }>();
  const gather = (types: readonly string[]) => {
    const stylesheets = code.styles(types);
    const css = theme + stylesheets.map((file) => code.css(file)).join('');
    const preload = code.scripts(types).filter((file) => file !== code.entry);
    return { stylesheets, css, styleHash: cspHash(css), preload };
  };
  return (page) => {
    const types = [...new Set(page.blocks.map(({ type }) => type))].toSorted();
    const key = types.join(' ');
    const { preload, ...set } = sets.get(key) ?? gather(types);
    sets.set(key, { ...set, preload });
    return {
      ...set,
      boot: {
        entry: code.entry,
        preload,
        data: [`${data}/_site.json`, `${data}/${page.id}.json`],
        cart: storageKey(site.site.id),
      },
    };
  };
}
