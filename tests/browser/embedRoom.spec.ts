import { expect, type Locator } from '@playwright/test';
import { call, launcher, openPage } from './support/partnerPage';
import { test } from './support/test';

const WIDGETS =
  '<inquiry-products category="all" limit="2"></inquiry-products><inquiry-list></inquiry-list>';

const IN_FLOW = `${WIDGETS}<inquiry-contact></inquiry-contact>`;

/** Ways to lay out widgets, and whether each of them is to fill its container. */
const LAYOUTS: Record<string, [html: string, fills: boolean]> = {
  'a flex row': [
    `<div style="display: flex">${WIDGETS}</div><div style="display: flex"><inquiry-contact></inquiry-contact><p>Call us.</p></div>`,
    false,
  ],
  'a centred column': [
    `<div style="display: flex; flex-direction: column; align-items: center">${IN_FLOW}</div>`,
    true,
  ],
  'a grid that centres': [`<div style="display: grid; place-items: center">${IN_FLOW}</div>`, true],
  'an inline block': [`<div style="display: inline-block">${IN_FLOW}</div>`, true],
  'a table cell': [`<table><tr><td>${IN_FLOW}</td></tr></table>`, false],
};

/** The widths of the widgets in a part of the page once they are rendered, and those of their containers. */
async function widths(part: Locator): Promise<{ own: number; container: number }[]> {
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('inquiry-products article')).toHaveCount(2);
  await expect(part.locator('inquiry-list [part=list]')).toBeVisible();
  await part.locator('inquiry-contact').scrollIntoViewIfNeeded();
  await expect(part.locator('inquiry-contact form')).toBeVisible();
  return part.locator('inquiry-products, inquiry-list, inquiry-contact').evaluateAll((all) =>
    all.map((element) => ({
      own: element.getBoundingClientRect().width,
      container: element.parentElement?.getBoundingClientRect().width ?? 0,
    })),
  );
}

test('[E22] widgets have room in a flex row, a centred column, a grid that centres, an inline block and a table cell; on paper tiles and list stay, without the buttons', async ({
  page,
}) => {
  const parts = Object.values(LAYOUTS).map(([html]) => `<section>${html}</section>`);
  await openPage(page, parts.join(''));

  for (const [n, [name, [, fills]]] of Object.entries(LAYOUTS).entries())
    await test.step(`in ${name}`, async () => {
      const found = await widths(page.locator('section').nth(n));
      expect(found).toHaveLength(3);
      for (const { own, container } of found) {
        expect(own).toBeGreaterThan(200);
        if (fills) expect(own).toBe(container);
      }
    });

  await test.step('the page does not scroll sideways on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('on paper', async () => {
    const part = page.locator('section').first();
    const tile = part.locator('inquiry-products article').first();
    await call(page, ['add', { id: 'own', name: 'Own' }]);
    await page.emulateMedia({ media: 'print' });
    await expect(tile).toBeVisible();
    await expect(part.locator('inquiry-list').getByText('Own', { exact: true })).toBeVisible();
    await expect(part.locator('inquiry-products button').first()).toBeHidden();
    await expect(page.locator('inquiry-launcher button')).toBeHidden();
  });
});

const TALL = '<div style="height: 300vh"></div>';

for (const [corner, inset] of [
  ['in its corner', 'auto 16px 16px auto'],
  ['at the upper edge, where the page has put it', '16px 16px auto auto'],
] as const) {
  test(
    `[E57] the launcher ${corner} makes room for a list on the screen`,
    { tag: '@both' },
    async ({ page }) => {
      await openPage(
        page,
        `<style>inquiry-launcher { --inquiry-launcher-inset: ${inset} }</style>${TALL}<inquiry-list></inquiry-list>${TALL}`,
      );
      await call(page, ['add', { id: 'own', name: 'Own' }]);
      const list = page.locator('inquiry-list');
      await expect(launcher(page)).toBeVisible();
      for (const block of ['end', 'start'] as const) {
        await list.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
        await expect(list.getByText('Own', { exact: true })).toBeVisible();
        await expect(launcher(page)).toBeHidden();
        await page.evaluate(() => scrollTo(0, 0));
        await expect(launcher(page)).toBeVisible();
      }
      // Removed while it is in view, as by the router of a single-page app.
      await list.evaluate((element) => element.scrollIntoView());
      await expect(launcher(page)).toBeHidden();
      await list.evaluate((element) => element.remove());
      await expect(launcher(page)).toBeVisible();
    },
  );
}

test('[E57] the launcher stays away while one of two lists has left the screen, and the other has not', async ({
  page,
}) => {
  await openPage(
    page,
    `${TALL}<div style="display: flex; align-items: start"><inquiry-list></inquiry-list><div style="flex: 1; padding-top: 150px"><inquiry-list></inquiry-list></div></div>${TALL}`,
  );
  await call(page, ['add', { id: 'own', name: 'Own' }]);
  const lists = page.locator('inquiry-list');
  await lists.first().evaluate((element) => element.scrollIntoView({ block: 'end' }));
  for (const list of await lists.all())
    await expect(list.getByText('Own', { exact: true })).toBeVisible();
  await expect(launcher(page)).toBeHidden();
  // The upper edge of the screen is now between the ends of the two.
  await lists.first().evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom + 60);
  });
  // Observers report what has changed after the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(launcher(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(launcher(page)).toBeVisible();
});

test('[E55] texts follow the font size that the visitor has set, whatever the root of the page', async ({
  page,
}) => {
  await openPage(
    page,
    `<style>html { font-size: 62.5% }</style>${WIDGETS}<inquiry-contact></inquiry-contact>`,
    'data-number="+99 12 345 6789"',
  );
  await call(page, ['add', { id: 'own', name: 'Own' }]);
  await expect(page.locator('inquiry-notices li')).toBeAttached();
  await call(page, ['open']);
  await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
  await expect(page.locator('inquiry-contact form')).toBeAttached();
  const send = page.locator('inquiry-panel [part=send]');
  await expect(send).toHaveAttribute('href', /wa\.me\/99123456789\?/);
  await expect(page.locator('inquiry-products article')).toHaveCount(2);
  // By element, not by place: the notice may have gone when they are measured again.
  const sizes = await page.evaluateHandle(() => {
    const found = new Map<Element, number>();
    const walk = (root: ShadowRoot) => {
      for (const element of root.querySelectorAll('*'))
        if (
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          )
        )
          found.set(element, parseFloat(getComputedStyle(element).fontSize));
    };
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) walk(shadowRoot);
    return found;
  });
  const before = await sizes.evaluate((all) =>
    [...all].map(([{ textContent }, size]) => [textContent, size] as const),
  );
  for (const [text, size] of before)
    expect([text, size > 11.9 && size <= 24]).toEqual([text, true]);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const grown = () =>
    sizes.evaluate((all) =>
      [...all]
        .filter(([{ isConnected }]) => isConnected)
        .map(([element, size]) => ({
          text: element.textContent,
          times: (parseFloat(getComputedStyle(element).fontSize) / size).toFixed(2),
        })),
    );
  await expect
    .poll(async () => (await grown()).filter(({ times }) => times !== '2.00'))
    .toEqual([]);
  expect((await grown()).length).toBeGreaterThan(20);
});

test('[E55] a notice is as wide as the smallest phone; at a zoom of 400 % all of it is on screen, with its buttons', async ({
  page,
}) => {
  const notices = page.locator('inquiry-notices');
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '');
  await call(page, ['add', { id: 'own', name: 'Cold room, 3 by 4 m, with a door of 90 cm' }]);
  const notice = notices.locator('li');
  await expect(notice).toBeVisible();
  const { x = -1, width = 0 } = (await notice.boundingBox()) ?? {};
  expect([x, width]).toEqual([16, 288]);
  // 1280 by 1024 pixels at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of ['View list', 'Dismiss'])
    await expect(notices.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('the button of a contact form stays within a column narrower than itself', async ({
  page,
}) => {
  await openPage(page, '<div style="width: 160px"><inquiry-contact></inquiry-contact></div>');
  await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
  const button = page.locator('inquiry-contact').getByRole('button');
  await expect(button).toBeVisible();
  const own = () => button.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(own).toBeLessThanOrEqual(160);
  await page
    .locator('div')
    .first()
    .evaluate((column) => (column.style.width = '600px'));
  await expect.poll(own).toBeGreaterThanOrEqual(200);
});
