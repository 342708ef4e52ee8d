// First, so that every module's own rules come after these.
import './global.css';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createCart } from '../cart/store';
import type { PageData, SiteData } from '../generated/types';
import { registerAllBlocks } from '../page/allBlocks';
import { App } from './App';

registerAllBlocks();

/** The HTML of a page's root, as React will hydrate it. The inquiry list is empty: it lives in the browser. */
export function renderPage(site: SiteData, page: PageData): string {
  const cart = createCart({ storage: undefined, key: '', initial: [] });
  const pages = { load: () => Promise.resolve(page), ready: () => page };
  return renderToString(
    <StaticRouter location={page.context.path}>
      <App site={site} page={page} cart={cart} pages={pages} />
    </StaticRouter>,
  );
}
