import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import type { ViteDevServer } from 'vite';
import type { renderPage } from '../../app/server';
import { storageKey } from '../../cart/storage';
import { findEarlySteps, stepsIn } from '../assets/code/earlySteps';
import { menuInRow } from '../assets/code/menuInRow';
import { documentOpening, documentRest } from '../render/document';
import type { Route } from '../site/pages';
import type { DevSite } from './devSite';

/** The folder of the data of pages, where a build has its own name for it. */
export const DATA = '/data/dev/';

/** The HTML of a page as the build writes it, but with the scripts and styles that Vite serves. */
export async function drawPage(
  server: ViteDevServer,
  site: DevSite,
  { page, hidden }: Route,
): Promise<string> {
  const module = (await server.ssrLoadModule('/src/app/server.tsx')) as {
    renderPage: typeof renderPage;
  };
  // The page stands without such a block, which says itself what is wrong with it.
  const report = ({ message }: Error) => server.config.logger.error(message, { timestamp: true });
  const html = module.renderPage(site.data, page, report);
  const from = join(server.config.root, 'src/app/global.css');
  const menu = postcss([menuInRow(() => site.menuFrom)]);
  const { css } = await menu.process(readFileSync(from, 'utf8'), { from });
  const opening = documentOpening({
    site: site.data,
    policy: undefined,
    css: site.theme + css,
    stylesheets: [],
    fontUrls: site.font.urls,
  });
  const rest = documentRest({
    site: site.data,
    page,
    hidden,
    html,
    early: {
      src: '/src/app/early/early.ts',
      steps: stepsIn(html, findEarlySteps(server.config.root)).map((file) => `/${file}`),
    },
    boot: {
      entry: '/src/app/client.tsx',
      preload: [],
      data: [`${DATA}_site.json`, `${DATA}${page.id}.json`],
      cart: site.data.store ? storageKey(site.data.site.id) : '',
    },
    shareImage: site.shareImage,
    themeColor: site.themeColor,
  });
  return opening + rest;
}
