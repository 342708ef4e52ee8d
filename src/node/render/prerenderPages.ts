import { concurrently, AT_A_TIME, inBatches } from '../files/concurrently';
import type { Writer } from '../output/write';
import type { ShareImages } from './share/shareImages';
import { HOME, NOT_FOUND, UNKNOWN } from '../../app/navigation/pageIds';
import { routes, type Route } from '../site/pages';
import { isInSitemap } from '../site/published';
import type { ResolvedSite } from '../site/resolve';
import type { Threads } from '../output/threads/threads';
import type { PageJob } from './prerenderPage';

/** Pages go to the threads in about this many groups: enough to finish together, with few messages. */
const GROUPS = 600;

interface PrerenderPages {
  site: ResolvedSite;
  /** Address of the folder of this build's data. */
  data: string;
  writer: Pick<Writer, 'place' | 'effort'>;
  /** Each runs `prerenderThread.ts`. */
  threads: Pick<Threads<PageJob[]>, 'work'>;
  share: Pick<ShareImages, 'of'>;
  /** About how many pages there are. */
  expected: number;
}

/**
 * Writes all pages of a site, with their data; only a few are in memory at a time. Returns the full addresses of
 * those that belong in the sitemap.
 */
export async function prerenderPages(options: PrerenderPages): Promise<string[]> {
  const { site, data, writer, threads, share, expected } = options;
  const listed: string[] = [];
  await concurrently(
    AT_A_TIME,
    inBatches(routes(site), Math.ceil(expected / GROUPS)),
    async (group) => {
      const jobs: PageJob[] = [];
      for (const route of group) {
        const page = JSON.stringify(route.page);
        const { canonical } = route.page;
        if (isInSitemap(route, canonical, site.data.site.url)) listed.push(canonical);
        jobs.push({
          page,
          hidden: route.hidden,
          shareImage: share.of(route),
          dataFile: writer.place(`${data}/${route.page.id}.json`),
          htmlFile: writer.place(htmlFile(route)),
          effort: writer.effort,
        });
      }
      await threads.work(jobs);
    },
  );
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
