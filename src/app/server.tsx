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
import { LeftOutContext } from '../page/LeftOut';
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
  let failed: { block: Block; path: string } | undefined;
  const html = draw(site, page, {
    withFrame: false,
    onLeftOut: (block, path) => {
      failed ??= { block, path };
    },
  });
  if (failed) report(errorOf(site, page, failed.block, failed.path));
  const { links, rest } = withoutLinks(html);
  return around.links + links + around.before + rest + around.after;
}

function drawAround(site: SiteData, page: PageData): Around {
  const { links, rest } = withoutLinks(
    draw(site, { ...page, blocks: [] }, { withFrame: true, onLeftOut: () => {} }),
  );
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

function draw(
  site: SiteData,
  page: PageData,
  { withFrame, onLeftOut }: { withFrame: boolean; onLeftOut: (block: Block, path: string) => void },
): string {
  const cart = site.store && createCart({ storage: undefined, key: '', turns: atOnce });
  const pages = { load: () => Promise.resolve(page), ready: () => page };
  return renderToString(
    <StaticRouter location={page.context.path}>
      <LeftOutContext value={onLeftOut}>
        <App site={site} page={page} cart={cart} pages={pages} withFrame={withFrame} />
      </LeftOutContext>
    </StaticRouter>,
  );
}

/** The error that a block throws, with the path of the block. */
function errorOf(site: SiteData, { context }: PageData, block: Block, path: string): Error {
  const Component = blockComponent(block.type) as BlockComponent;
  const says = `${path} “${block.type}” cannot be drawn`;
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
    return new Error(`${says}.`);
  } catch (cause) {
    return new Error(`${says}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

function raise(error: Error): never {
  throw error;
}
