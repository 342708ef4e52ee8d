import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { renderPage } from '../../app/server';
import { findEarlySteps, stepsIn } from '../assets/code/earlySteps';
import { renderDocument, type PageCode } from '../render/document';
import type { Route } from '../site/pages';
import { dataUrl, type DevSite } from './devSite';

/** The module that starts React on a page. */
const CLIENT_ENTRY = '/src/app/client.tsx';

/**
 * The HTML of a page as the build writes it, but with the scripts and styles that Vite serves.
 * @param entry The module that starts React, as a path below the project; an editor's preview has its own.
 */
export async function renderDevPage(
  server: ViteDevServer,
  { id, frame, shareImage }: DevSite,
  { page, hidden }: Route,
  entry = CLIENT_ENTRY,
): Promise<string> {
  const { root, logger } = server.config;
  const module = (await server.ssrLoadModule('/src/app/server.tsx')) as {
    renderPage: typeof renderPage;
  };
  // A block that throws is left out of the page, and reports its own error.
  const report = ({ message }: Error) => logger.error(message, { timestamp: true });
  const html = module.renderPage(frame.site, page, report);
  const code: PageCode = {
    policy: undefined,
    css: frame.css + readFileSync(join(root, 'src/app/global.css'), 'utf8'),
    stylesheets: [],
    early: {
      src: '/src/app/early/early.ts',
      steps: stepsIn(html, findEarlySteps(root)).map((file) => `/${file}`),
    },
    entry,
    preload: [],
  };
  return renderDocument(frame, code, {
    page,
    data: { url: dataUrl(page.id, id) },
    hidden,
    html,
    shareImage,
  });
}
