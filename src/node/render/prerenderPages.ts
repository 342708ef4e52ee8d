import pMap from 'p-map';
import { FILES_AT_A_TIME } from '../files/concurrency';
import type { Writer } from '../output/write';
import type { ShareImages } from './share/shareImages';
import { HOME, NOT_FOUND, UNKNOWN } from '../../app/navigation/pageIds';
import { routes, type Route } from '../site/pages';
import { isInSitemap } from '../site/published';
import type { ResolvedSite } from '../site/resolve';
import type { PrerenderPool } from './prerenderPool';

interface PrerenderPages {
  site: ResolvedSite;
  /** Address of the folder of this build's data. */
  data: string;
  writer: Pick<Writer, 'prepareFile' | 'effort' | 'note'>;
  pool: Pick<PrerenderPool, 'run'>;
  share: Pick<ShareImages, 'of'>;
}

/**
 * Writes all pages of a site, with their data; only a few are in memory at a time. Returns the full addresses of
 * those that belong in the site map, in the order of the pages.
 */
export async function prerenderPages(options: PrerenderPages): Promise<string[]> {
  const { site, data, writer, pool, share } = options;
  const listed: string[] = [];
  const prerender = async (route: Route) => {
    const { canonical } = route.page;
    if (isInSitemap(route, canonical, site.data.site.url)) listed.push(canonical);
    const sizes = await pool.run({
      page: JSON.stringify(route.page),
      hidden: route.hidden,
      shareImage: share.of(route),
      dataFile: writer.prepareFile(`${data}/${route.page.id}.json`),
      htmlFile: writer.prepareFile(htmlFile(route)),
      effort: writer.effort,
    });
    writer.note(sizes);
  };
  await pMap(routes(site), prerender, { concurrency: FILES_AT_A_TIME });
  return listed;
}

/**
 * Where the file of a page stands: '/about' is about/index.html. What stands for unknown addresses is the 404.html
 * of their folder.
 */
function htmlFile({ page }: Route): string {
  if (page.id === NOT_FOUND) return '/404.html';
  if (page.id.endsWith(UNKNOWN)) return `/${page.id.slice(0, -UNKNOWN.length)}404.html`;
  return page.id === HOME ? '/index.html' : `/${page.id}/index.html`;
}
