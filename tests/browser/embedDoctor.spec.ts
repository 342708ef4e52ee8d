import { expect, type Page } from '@playwright/test';
import { call, examine, items, openPage, SITE } from './support/partnerPage';
import { test } from './support/test';

const NAMED = 'data-source="Coldstore Partners"';

/** Waits until nobody on the page waits for a turn to store the list. */
async function untilStored(page: Page): Promise<void> {
  const turns = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return held.length + pending.length;
    });
  await expect.poll(turns).toBe(0);
}

test('[E24] a page without mistakes, whatever tools have added to the script, does not fetch what helps its author; the doctor finds nothing there, and puts nothing on the list twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(
    page,
    `<inquiry-list></inquiry-list><script src="https://other.example/embed/widget.js" async></script>`,
    `${NAMED} data-nscript="afterInteractive" data-astro-exec data-cf-async="false"`,
  );
  await expect(page.locator('inquiry-list [part=list]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith(`${SITE}/embed/`))).toEqual([
    `${SITE}/embed/v1.js`,
    expect.stringMatching(/\/embed\/c\/widgets-/),
  ]);

  await test.step('the doctor finds nothing', async () => {
    expect(await examine(page)).toEqual([
      expect.stringMatching(/^ok: Version .+: no problems found\.$/),
    ]);
  });

  await test.step('what was added just before it is asked is on the list once', async () => {
    await call(page, ['add', 'a'], ['doctor']);
    await examine(page);
    await untilStored(page);
    await page.reload();
    await expect.poll(() => items(page)).toEqual(['1 a']);
  });
});

/** On both tags of the script: either may run first. */
const MISSPELT = 'data-sorce="Coldstore"';

/** Mistakes on a page, and what the doctor says. The unclosed tag comes last, because it contains all that follows. */
const MISTAKES: [html: string, said: string][] = [
  [
    '<inquiry-product></inquiry-product>',
    'problem: There is no <inquiry-product>. Did you mean <inquiry-products>?',
  ],
  [
    '<inquiry-products categry="all"></inquiry-products>',
    'problem: <inquiry-products> has no categry. Did you mean category?',
  ],
  [
    '<inquiry-products products="none-such"></inquiry-products>',
    'problem: The catalogue has no none-such.',
  ],
  [
    '<inquiry-products category=&rdquo;all&rdquo;></inquiry-products>',
    'problem: <inquiry-products>: category="”all”" has typographic quotes.',
  ],
  [
    '<div style="width: 0"><inquiry-list></inquiry-list></div>',
    'problem: <inquiry-list> has no room: it is 0 px wide.',
  ],
  [
    `<script async src="${SITE}/embed/v1.js" ${MISSPELT}></script>`,
    'warning: The script is on this page 2 times.',
  ],
  [
    '<inquiry-list /><h1>Cold rooms</h1>',
    'problem: <inquiry-list> is not closed, so what follows it is hidden',
  ],
];

test('[E24] the doctor finds each mistake of a page that has many, and a page with nothing of ours', async ({
  page,
}) => {
  const found = () => examine(page);

  await test.step('many mistakes, in elements and in the tag of the script, which names no partner', async () => {
    await openPage(page, MISTAKES.map(([html]) => html).join(''), MISSPELT);
    for (const said of [
      ...MISTAKES.map(([, text]) => text),
      'problem: <script> has no sorce. Did you mean source?',
      'warning: Inquiries do not say that they come from you',
    ])
      await expect.poll(found).toContainEqual(expect.stringContaining(said));
  });

  await test.step('nothing of ours', async () => {
    await openPage(page, '<p>Hello</p>', NAMED);
    await expect
      .poll(found)
      .toEqual([expect.stringContaining('warning: There is no widget on this page: write <inq')]);
  });
});
