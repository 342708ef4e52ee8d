import { expect } from '@playwright/test';
import { call, examine, launcher, openHtml, openPage, panel, SITE } from './support/partnerPage';
import { test } from './support/test';

/** A page with the script in a tag of another kind. */
const pageWith = (script: string) =>
  `<!doctype html><html lang="en"><title>odd</title><link rel="icon" href="data:," /><body><inquiry-list></inquiry-list>${script}</body></html>`;

test('[E53] a script of type="module" takes its options from its own tag', async ({ page }) => {
  await openHtml(
    page,
    pageWith(
      `<script type="module" src="${SITE}/embed/v1.js" data-number="+99 12 345 6789" data-source="Partner"></script>`,
    ),
  );
  await call(page, ['add', { id: 'a', name: 'A' }]);
  const send = page.locator('inquiry-list [part=send]');
  await expect(send).toHaveAttribute('href', /\/99123456789\?.*Partner/);
});

test('[E10] the scheme of the page is written on no element of the page', async ({ page }) => {
  await openPage(page, '<inquiry-list></inquiry-list>', 'data-scheme="dark" data-source="Partner"');
  const list = page.locator('inquiry-list');
  await expect(list.locator('[data-scheme=dark]')).toHaveCSS('color-scheme', 'dark');
  expect(await list.evaluate((element) => element.getAttributeNames())).toEqual([]);
});

test('[E3] an element that its own style hides stays hidden, as in a hidden <Activity>', async ({
  page,
}) => {
  const hidden =
    '<inquiry-add product="a" name="A" style="display: none !important"></inquiry-add>';
  await openPage(page, hidden, 'data-source="Partner"');
  await expect(page.locator('inquiry-add button')).toBeAttached();
  await expect(page.locator('inquiry-add button')).toBeHidden();
});

test('[E24] the doctor judges the page as it is now', async ({ page }) => {
  const wrong = '<inquiry-products products="none-such"></inquiry-products>';
  await openPage(page, wrong, 'data-source="Partner"');
  await expect.poll(() => examine(page)).toEqual(['problem: The catalogue has no none-such.']);
  await page.locator('inquiry-products').evaluate((element) => {
    element.setAttribute('products', 'ac-001');
  });
  expect(await examine(page)).toEqual([expect.stringMatching(/^ok: /)]);
});

test('[E24] [W5] in a sandbox that opens nothing, the doctor names it, and the text can be copied', async ({
  page,
}) => {
  const inner = pageWith(`<script async src="${SITE}/embed/v1.js" data-source="Partner"></script>`);
  await openHtml(
    page,
    `<!doctype html><html lang="en"><title>frame</title><link rel="icon" href="data:," /><script async src="${SITE}/embed/v1.js"></script>
     <iframe sandbox="allow-scripts allow-same-origin" width="800" height="700" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe></html>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('inquiry-list [part=list]')).toBeVisible();
  const child = page.frames()[1];
  const said = await child?.evaluate(async () => {
    const { inquiry } = window;
    if (!inquiry || !('doctor' in inquiry)) return [];
    inquiry.add({ id: 'a', name: 'A' });
    return (await inquiry.doctor()).map(({ message }) => message);
  });
  expect(said).toContainEqual(expect.stringContaining('Add allow-popups and'));
  await frame.locator('[part=send]').press('Enter');
  await expect(frame.getByRole('button', { name: 'Copy list' })).toBeVisible();
});

test('[E27] open() starts the list again after destroy() without widgets', async ({ page }) => {
  await openPage(page, '', 'data-source="Partner"');
  await call(page, ['add', 'a'], ['destroy']);
  expect(await page.evaluate('window.inquiry')).toBeUndefined();
  await expect(launcher(page)).toHaveCount(0);
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, `${SITE}/embed/v1.js?again`);
  await expect(launcher(page)).toContainText('1');
  await call(page, ['open']);
  await expect(panel(page)).toBeVisible();
});
