import { beforeAll, describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { renderPage } from '../../src/app/server';
import { atOnce } from '../../src/cart/atOnce';
import { createCart } from '../../src/cart/store';
import { registerBlock } from '../../src/page/registry';
import { resolveCompany } from '../../src/node/site/company.fixture';
import { routes, type Route } from '../../src/node/site/pages';
import type { ResolvedSite } from '../../src/node/site/resolve';

let site: ResolvedSite;
let all: Route[];
beforeAll(async () => {
  site = await resolveCompany();
  all = [...routes(site)];
});

it('renders each page independently of those rendered before', () => {
  expect(all.length).toBeGreaterThan(10);
  const inTurn = all.map(({ page }) => renderPage(site.data, page));
  const others = all
    .filter(({ page }, index) => renderPage(structuredClone(site.data), page) !== inTurn[index])
    .map(({ path }) => path);
  expect(others).toEqual([]);
});

it('renders the same as a single React render, including preload links', () => {
  const whole = ({ page }: Route) =>
    renderToString(
      createElement(
        StaticRouter,
        { location: page.context.path },
        createElement(App, {
          site: site.data,
          page,
          cart: createCart({ storage: undefined, key: '', turns: atOnce }),
          pages: { load: () => Promise.resolve(page), ready: () => page },
        }),
      ),
    );
  const others = all.filter((route) => renderPage(site.data, route.page) !== whole(route));
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('marks the current page in the menu', () => {
  const marked = (path: string) => {
    const page = all.find((route) => route.path === path)?.page;
    const menu = /<nav id="menu".*?<\/nav>/s.exec(page ? renderPage(site.data, page) : '')?.[0];
    return [...(menu ?? '').matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, to]) => to);
  };
  const paths = site.data.navigation.menu.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.map(marked)).toEqual(paths.map((path) => [path]));
});

describe('a block that throws while rendering', () => {
  const broken = () => {
    registerBlock('broken', () => {
      throw new Error('no slides');
    });
    const [{ page }] = all as [Route];
    const blocks = [{ type: 'unknown' }, ...page.blocks.slice(0, 1), { type: 'broken' }];
    return { ...page, blocks: blocks as typeof page.blocks };
  };

  it('stops the build with its path and error', () => {
    expect(() => renderPage(site.data, broken())).toThrow(
      '/ › block 3 “broken” cannot be drawn: no slides',
    );
  });

  it('in a column is named by its column', () => {
    const page = broken();
    const columns = { type: 'columns', columns: [[], page.blocks] };
    expect(() => renderPage(site.data, { ...page, blocks: [columns] as never })).toThrow(
      '/ › block 1 › column 2 › block 3 “broken” cannot be drawn: no slides',
    );
  });

  it('is only reported if the page should be rendered anyway', () => {
    const told: string[] = [];
    const html = renderPage(site.data, broken(), ({ message }) => void told.push(message));
    expect(told).toEqual(['/ › block 3 “broken” cannot be drawn: no slides']);
    expect(html).toContain('<main');
  });
});
