import { expect, type Page } from '@playwright/test';
import { examine, items, launcher, openHtml, panel, SITE } from './support/partnerPage';
import { config } from './support/site';
import { test } from './support/test';

/** The code of a recipe on /partners, for the site under test, in the parts between its empty lines. */
function recipe(title: string): string[] {
  const samples = config.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'code-samples' ? block.samples : []));
  const code = samples.find((sample) => sample.title === title)?.code ?? [];
  return code.join('\n').replaceAll('{site}', SITE).split('\n\n');
}

/** Wikitext as MediaWiki 1.39 writes it: tags that it does not know as text, and links of its own kind. */
const asMediaWiki = (wikitext = '') =>
  wikitext
    .replaceAll(/<!--.*?-->\n?/g, '')
    .replaceAll(/<(?!\/?(?:span|div)\b)/g, '&lt;')
    .replaceAll(/\[(\S+) (.+?)\]/g, '<a rel="nofollow" class="external text" href="$1">$2</a>');

/** The tag that WordPress 6 writes for a script of a theme, changed as the recipe says. */
function asWordPress(php = ''): string {
  const [, src = ''] = /wp_enqueue_script\('inquiry', '(.+?)'/.exec(php) ?? [];
  const [, ours = ''] = /\$ours = '(.+?)';/.exec(php) ?? [];
  return `<script src="${src}" id="inquiry-js"></script>`.replaceAll(' src', ours);
}

/** A page of a platform: its head and its content. */
const pageOf = (head: string, content: string) =>
  `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:," />${head}<body>${content}</body></html>`;

/** Checks that the list has come to the page and takes a product, and that the doctor is content. */
async function expectInList(page: Page, id: string, errors: string[]) {
  await expect.poll(() => items(page)).toEqual([`1 ${id}`]);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await examine(page)).toEqual([
    expect.stringMatching(/^ok: Version .+: no problems found\.$/),
  ]);
  expect(errors).toEqual([]);
}

/** In MediaWiki, the link of the recipe adds its product, by mouse and keyboard, and leads nowhere. */
async function inMediaWiki(page: Page): Promise<void> {
  const [script, wikitext] = recipe('MediaWiki and DokuWiki');
  // MediaWiki fetches what Common.js says as a string, and runs it in a tag that it takes away again.
  const body = `{
    const code = document.createElement('script');
    code.text = ${JSON.stringify(script)};
    document.head.appendChild(code).remove();
  }`;
  await page.route('**/load.php?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const errors = await openHtml(
    page,
    pageOf(
      '<script async src="/load.php?modules=startup"></script>',
      `<div class="mw-parser-output"><p>${asMediaWiki(wikitext)}</p></div>`,
    ),
  );
  const link = page.getByRole('link', { name: 'Ask about the room' });
  await link.click();
  await expectInList(page, 'cold-room-3x4', errors);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await link.press('Enter');
  await expect.poll(() => items(page)).toEqual(['2 cold-room-3x4']);
}

/** In DokuWiki, the tags of the recipe below a page are drawn by the script of its bundle. */
async function inDokuWiki(page: Page): Promise<void> {
  const [script = '', , footer = ''] = recipe('MediaWiki and DokuWiki');
  await page.route('**/lib/exe/js.php?*', (route) =>
    route.fulfill({ contentType: 'application/javascript', body: script }),
  );
  const errors = await openHtml(
    page,
    pageOf(
      '<script src="/lib/exe/js.php?t=dokuwiki" defer></script>',
      `<div class="page group"><p>Hello</p>${footer}</div>`,
    ),
  );
  const tile = page.locator('inquiry-products [part=tile]');
  await expect(tile).toHaveCount(8);
  const button = tile.first().getByRole('button');
  const id = await button.getAttribute('data-inquiry-add');
  await button.click();
  await expectInList(page, String(id), errors);
}

/** In WordPress, the script of the theme serves the button that an author may write. */
async function inWordPress(page: Page): Promise<void> {
  const script = asWordPress(recipe('WordPress, in the theme')[0]);
  const [button = ''] = recipe('Your own products');
  const errors = await openHtml(
    page,
    pageOf('', `<div class="entry-content">${button}</div>${script}`),
  );
  await page.getByRole('button', { name: 'Ask about the room' }).click();
  await expectInList(page, 'cold-room-3x4', errors);
}

test('[E11] the recipes for MediaWiki, DokuWiki and WordPress work on pages as these platforms write them', async ({
  page,
}) => {
  await test.step('MediaWiki', () => inMediaWiki(page));
  await test.step('DokuWiki', () => inDokuWiki(page));
  await test.step('WordPress', () => inWordPress(page));
});
