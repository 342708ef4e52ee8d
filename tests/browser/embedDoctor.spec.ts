import { expect, test } from '@playwright/test';
import { call, examine, items, openPage, SITE } from './support/partnerPage';

const NAMED = 'data-source="Coldstore Partners"';

test('[E24] the doctor finds nothing on a page without mistakes, whatever tools have added to the script', async ({
  page,
}) => {
  await openPage(
    page,
    `<inquiry-list></inquiry-list><script src="https://other.example/embed/widget.js" async></script>`,
    `${NAMED} data-nscript="afterInteractive" data-astro-exec data-cf-async="false"`,
  );
  expect(await examine(page)).toEqual([
    expect.stringMatching(/^ok: Version .+: no problems found\.$/),
  ]);
});

test('[E24] what was added just before the doctor is asked is on the list once', async ({
  page,
}) => {
  await openPage(page, '<inquiry-list></inquiry-list>', NAMED);
  await expect(page.locator('inquiry-list [part=list]')).toBeVisible();
  await call(page, ['add', 'a'], ['doctor']);
  await examine(page);
  const turns = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return held.length + pending.length;
    });
  await expect.poll(turns).toBe(0);
  await page.reload();
  await expect.poll(() => items(page)).toEqual(['1 a']);
});

test('[E24] a page without mistakes does not fetch what helps its author', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '<inquiry-list></inquiry-list>', `${NAMED} data-nscript="lazyOnload"`);
  await expect(page.locator('inquiry-list [part=list]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/embed/'))).toEqual([
    '/embed/v1.js',
    expect.stringMatching(/^\/embed\/c\/widgets-/),
  ]);
});

for (const [name, body, attributes, said] of [
  [
    'nothing of ours',
    '<p>Hello</p>',
    NAMED,
    'warning: There is no widget on this page: write <inq',
  ],
  [
    'no name',
    '<inquiry-list></inquiry-list>',
    '',
    'warning: Inquiries do not say that they come from you',
  ],
  [
    'a misspelt tag',
    '<inquiry-product></inquiry-product>',
    NAMED,
    'problem: There is no <inquiry-product>. Did you mean <inquiry-products>?',
  ],
  [
    'a misspelt attribute',
    '<inquiry-products categry="all"></inquiry-products>',
    NAMED,
    'problem: <inquiry-products> has no categry. Did you mean category?',
  ],
  [
    'a misspelt option',
    '<inquiry-list></inquiry-list>',
    'data-sorce="Coldstore"',
    'problem: <script> has no sorce. Did you mean source?',
  ],
  [
    'a tag that is not closed',
    '<inquiry-list /><h1>Cold rooms</h1>',
    NAMED,
    'problem: <inquiry-list> is not closed, so what follows it is hidden',
  ],
  [
    'a product that is not in the catalogue',
    '<inquiry-products products="none-such"></inquiry-products>',
    NAMED,
    'problem: The catalogue has no none-such.',
  ],
  [
    'typographic quotes',
    '<inquiry-products category=&rdquo;all&rdquo;></inquiry-products>',
    NAMED,
    'problem: <inquiry-products>: category="”all”" has typographic quotes.',
  ],
  [
    'a widget without room',
    '<div style="width: 0"><inquiry-list></inquiry-list></div>',
    NAMED,
    'problem: <inquiry-list> has no room: it is 0 px wide.',
  ],
  [
    'the script twice',
    `<inquiry-list></inquiry-list><script async src="${SITE}/embed/v1.js"></script>`,
    NAMED,
    'warning: The script is on this page 2 times.',
  ],
] as const) {
  test(`[E24] the doctor finds ${name}`, async ({ page }) => {
    await openPage(page, body, attributes);
    await expect.poll(() => examine(page)).toContainEqual(expect.stringContaining(said));
  });
}
