import { expect, type Page } from '@playwright/test';
import { call, items, loaded, openPage, SITE } from './support/partnerPage';
import { refuse } from './support/hold';
import { openHtml } from './support/suppliersPage';
import { test } from './support/test';

/** A closed shadow root of the page with this in it. */
const closed = (html: string) => `<div id="host"></div><script>
  root = document.getElementById('host').attachShadow({ mode: 'closed' });
  root.innerHTML = ${JSON.stringify(html)};
</script>`;

/** How often there is such a part in the widgets of the closed shadow root. */
const partsIn = (page: Page, tag: string, part: string) =>
  page.evaluate(
    ([name, wanted]) =>
      [...(window as unknown as { root: ShadowRoot }).root.querySelectorAll(`inquiry-${name}`)]
        .map((element) => element.shadowRoot?.querySelectorAll(`[part~=${wanted}]`).length ?? 0)
        .reduce((sum, count) => sum + count, 0),
    [tag, part],
  );

/** What the doctor says. */
const findingsOn = (page: Page) =>
  page.evaluate(async () => {
    const { inquiry } = window;
    return inquiry && 'doctor' in inquiry
      ? (await inquiry.doctor()).map(({ message }) => message)
      : [];
  });

test('[E58] widgets in closed shadow roots of the page are examined by the doctor, taken away by destroy(), drawn by the next start, and once the site can be reached again', async ({
  page,
}) => {
  const widgets = closed(
    '<inquiry-list></inquiry-list><inquiry-add product="a" name="A" quantty="2"></inquiry-add>',
  );
  await openPage(page, widgets, 'data-source="Partner"');
  await call(page, ['add', 'a']);
  await expect.poll(() => partsIn(page, 'list', 'send')).toBe(1);
  expect(await partsIn(page, 'add', 'button')).toBe(1);
  expect(await findingsOn(page)).toEqual(['<inquiry-add> has no quantty. Did you mean quantity?']);

  await call(page, ['add', 'b'], ['destroy']);
  expect(await partsIn(page, 'list', 'send')).toBe(0);
  expect(await partsIn(page, 'add', 'button')).toBe(0);

  await page.addScriptTag({ url: `${SITE}/embed/v1.js` });
  expect(await items(page)).toEqual(['1 a', '1 b']);
  await expect.poll(() => partsIn(page, 'list', 'send')).toBe(1);
  expect(await partsIn(page, 'add', 'button')).toBe(1);

  await test.step('once the site can be reached again', async () => {
    const mend = await refuse(page, /\/embed\/c\/widgets-/);
    const told = await openPage(page, widgets);
    await expect.poll(() => told).toContainEqual(expect.stringMatching(/dynamically imported/));
    mend();
    await call(page, ['add', 'a']);
    await expect.poll(() => partsIn(page, 'list', 'send')).toBe(1);
  });
});

test('[E50] [E57] [E58] a supplier whose script comes later serves its elements in closed shadow roots, and its launcher does not lie on the list of another there', async ({
  page,
  norwegian,
}) => {
  await openHtml(
    page,
    `<main style="margin-block: 200vh">
      ${closed('<inquiry-add product="a" data-name="motor"></inquiry-add><inquiry-list></inquiry-list>')}
    </main><script src="${SITE}/embed/v1.js"></script>`,
  );
  const toTheList = () =>
    page.evaluate(() => document.getElementById('host')?.scrollIntoView(false));
  await call(page, ['add', 'a']);
  await toTheList();
  await loaded(page);
  await expect.poll(() => partsIn(page, 'list', 'send')).toBe(1);
  expect(await partsIn(page, 'add', 'button')).toBe(0);

  await page.evaluate((url) => {
    const script = document.createElement('script');
    script.dataset['name'] = 'motor';
    script.dataset['launcher'] = 'always';
    script.src = url;
    document.body.append(script);
  }, `${norwegian}/embed/v1-named.js`);
  await expect.poll(() => partsIn(page, 'add', 'button')).toBe(1);
  const launcher = page.locator('inquiry-launcher[data-name] [part~=launcher]');
  await expect(launcher).toBeAttached();
  await toTheList();
  await expect(launcher).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(launcher).toBeVisible();
});
