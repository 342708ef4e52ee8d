// Global styles come first, so that CSS modules override them.
import './global.css';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { atOnce } from '../cart/atOnce';
import { createCart } from '../cart/store';
import { CartProvider } from '../cart/react/CartProvider';
import type { Block, PageData, SiteData } from '../generated/types';
import { registerAllBlocks } from '../page/allBlocks';
import type { BlockComponent } from '../page/block';
import { flatBlocks } from '../page/flatBlocks';
import { blockComponent } from '../page/registry';
import { SiteProvider } from '../site/SiteProvider';
import { App } from './App';
import { menuState } from './layout/menuState';

registerAllBlocks();

/** The markup around a page's content, shared by all pages with the same menu state. */
interface Around {
  links: string;
  before: string;
  after: string;
}

/** The frame takes as long to render as the content, and thousands of pages share it. */
const drawn = new WeakMap<SiteData, Map<string, Around>>();

/**
 * Prerenders a page's root for hydration. The inquiry list is empty, since it lives in the browser.
 * @param report Receives the first error thrown by a block, with its path; React would omit the block silently.
 *   By default the error is thrown.
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
  const html = draw(site, page, { withFrame: false });
  const index = [...html.matchAll(BLOCK)].findIndex(([, left]) => left);
  if (index >= 0) report(whyLeftOut(site, page, index));
  const { links, rest } = withoutLinks(html);
  return around.links + links + around.before + rest + around.after;
}

function drawAround(site: SiteData, page: PageData): Around {
  const { links, rest } = withoutLinks(draw(site, { ...page, blocks: [] }, { withFrame: true }));
  const after = rest.lastIndexOf(END) + END.length;
  return { links, before: rest.slice(0, rest.indexOf(START)), after: rest.slice(after) };
}

const START = '<main ';
const END = '</main>';

/** React puts resource hints first. */
function withoutLinks(html: string): { links: string; rest: string } {
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  return { links, rest: html.slice(links.length) };
}

function draw(site: SiteData, page: PageData, { withFrame }: { withFrame: boolean }): string {
  const cart = site.store && createCart({ storage: undefined, key: '', turns: atOnce });
  const pages = { load: () => Promise.resolve(page), ready: () => page };
  return renderToString(
    <StaticRouter location={page.context.path}>
      <App site={site} page={page} cart={cart} pages={pages} withFrame={withFrame} />
    </StaticRouter>,
  );
}

/** Marks a Suspense boundary in React's output; '!' if its content threw. */
const BLOCK = /<!--\$(!?)-->/g;

/** The error a block throws, with its path. */
function whyLeftOut(site: SiteData, { blocks, context }: PageData, index: number): Error {
  // React writes no boundary for a block of unknown type.
  const block = flatBlocks(blocks).filter(({ type }) => blockComponent(type))[index] as Block;
  const Component = blockComponent(block.type) as BlockComponent;
  const path = `${context.path} › block ${blocks.findIndex((one) => flatBlocks([one]).includes(block)) + 1} “${block.type}” cannot be drawn`;
  try {
    renderToString(
      <StaticRouter location={context.path}>
        <SiteProvider site={site}>
          <CartProvider cart={createCart({ storage: undefined, key: '', turns: atOnce })}>
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
