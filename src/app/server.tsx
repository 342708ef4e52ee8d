// First, so that every module's own rules come after these.
import './global.css';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createCart } from '../cart/store';
import { CartProvider } from '../cart/react/CartProvider';
import type { Block, PageData, SiteData } from '../generated/types';
import { registerAllBlocks } from '../page/allBlocks';
import type { BlockComponent } from '../page/block';
import { blockComponent } from '../page/registry';
import { SiteProvider } from '../site/SiteProvider';
import { App } from './App';
import { Around } from './layout/Around';
import { menuState } from './layout/menuState';

registerAllBlocks();

/** What stands around the content of pages: the same for all on which the menu looks the same. */
interface Around {
  links: string;
  before: string;
  after: string;
}

/** Drawing it takes as long as drawing the content, and a large site has thousands of pages with the same. */
const drawn = new WeakMap<SiteData, Map<string, Around>>();

/**
 * The HTML of a page's root, as React will hydrate it. The inquiry list is empty: it lives in the browser.
 * @param report Told of the first block that throws while it is drawn, with its path; React leaves such a block out and
 *   tells nobody. Without it, that is thrown.
 */
export function renderPage(
  site: SiteData,
  page: PageData,
  report: (error: Error) => void = raise,
): string {
  const known = drawn.get(site) ?? new Map<string, Around>();
  drawn.set(site, known);
  const key = menuState(site.navigation.menu, page.context.path);
  const around = known.get(key) ?? drawAround(site, page);
  known.set(key, around);
  const html = draw(site, page, { around: false });
  const index = [...html.matchAll(BLOCK)].findIndex(([, left]) => left);
  if (index >= 0) report(whyLeftOut(site, page, index));
  const { links, rest } = withoutLinks(html);
  return around.links + links + around.before + rest + around.after;
}

function drawAround(site: SiteData, page: PageData): Around {
  const { links, rest } = withoutLinks(draw(site, { ...page, blocks: [] }, { around: true }));
  const after = rest.lastIndexOf(END) + END.length;
  return { links, before: rest.slice(0, rest.indexOf(START)), after: rest.slice(after) };
}

const START = '<main ';
const END = '</main>';

/** React puts what the browser should load at once before all else. */
function withoutLinks(html: string): { links: string; rest: string } {
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  return { links, rest: html.slice(links.length) };
}

function draw(site: SiteData, page: PageData, { around }: { around: boolean }): string {
  const cart = site.store && createCart({ storage: undefined, key: '', initial: [] });
  const pages = { load: () => Promise.resolve(page), ready: () => page };
  return renderToString(
    <StaticRouter location={page.context.path}>
      <Around value={around}>
        <App site={site} page={page} cart={cart} pages={pages} />
      </Around>
    </StaticRouter>,
  );
}

/** What React writes before each block, with '!' where it has left it out. */
const BLOCK = /<!--\$(!?)-->/g;

/** What a block throws, and its path. */
function whyLeftOut(site: SiteData, { blocks, context }: PageData, index: number): Error {
  // Of a type that does not exist, React has written nothing.
  const block = blocks.filter(({ type }) => blockComponent(type))[index] as Block;
  const Component = blockComponent(block.type) as BlockComponent;
  const path = `${context.path} › block ${blocks.indexOf(block) + 1} “${block.type}” cannot be drawn`;
  try {
    renderToString(
      <StaticRouter location={context.path}>
        <SiteProvider site={site}>
          <CartProvider
            cart={createCart({ storage: undefined, key: '', initial: [] })}
            storageKey=""
          >
            <Component {...block} context={context} />
          </CartProvider>
        </SiteProvider>
      </StaticRouter>,
    );
    return new Error(`${path}.`);
  } catch (cause) {
    return new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

function raise(error: Error): never {
  throw error;
}
