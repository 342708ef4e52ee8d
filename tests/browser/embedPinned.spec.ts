import { expect, type Page } from '@playwright/test';
import { call, launcher, openPage, SITE } from './support/partnerPage';
import { test } from './support/test';

interface Versions {
  latest: string;
  versions: Record<string, { file: string; integrity: string }>;
}

/** The tag's attributes and the address of the all-in-one file. */
async function pinned(): Promise<[attributes: string, file: string]> {
  const { latest, versions } = (await (
    await fetch(`${SITE}/embed/versions.json`)
  ).json()) as Versions;
  const { file = '', integrity = '' } = versions[latest] ?? {};
  return [`integrity="${integrity}" crossorigin`, file];
}

const send = 'inquiry-list [part=send]';

const addOwn = (page: Page) => call(page, ['add', { id: 'own', name: 'Own' }]);

/** Changes the company after its release: it has another number, other words and a new category. */
async function changeCompany(page: Page): Promise<void> {
  await page.route('**/embed/company.json', async (route) => {
    const response = await route.fetch();
    const { loader, widgets, rules } = (await response.json()) as {
      loader: { words: Record<string, string> };
      widgets: { chat: { number: string }; words: Record<string, string> };
      rules: Record<string, Record<string, { enum: string[] }>>;
    };
    widgets.chat.number = '+99 12 345 6789';
    widgets.words = { ...widgets.words, selectedItems: 'All of it ({n})' };
    loader.words['addToList'] = 'Put on the list';
    rules['inquiry-products']?.['category']?.enum.push('novelties');
    await route.fulfill({ response, json: { loader, widgets, rules } });
  });
}

test("[E40] a pinned version runs with its hash, and has all of its styles; it takes the company's present number and words, and those of the page first; without them, it uses those of its release", async ({
  page,
}) => {
  const [attributes, file] = await pinned();

  await test.step('it runs with its hash, and has all of its styles', async () => {
    const body = '<inquiry-list></inquiry-list><inquiry-chat></inquiry-chat>';
    const told = await openPage(page, body, attributes, file);
    await addOwn(page);
    // One rule each of the theme, the base styles, a widget of the embed, and a widget shared with the site.
    const panelLink = page.locator(send);
    await expect(panelLink).toHaveCSS('background-color', 'rgb(255, 122, 26)');
    await expect(panelLink).toHaveCSS('box-sizing', 'border-box');
    await expect(page.locator('inquiry-list h2')).toHaveCSS('font-size', '22px');
    await expect(page.locator('inquiry-chat aside')).toHaveCSS('position', 'fixed');
    expect(told).toEqual([]);
  });

  await test.step("it takes the company's present number and words, and those of the page first", async () => {
    await changeCompany(page);
    const words = JSON.stringify({ cart: 'My things' });
    const told = await openPage(
      page,
      `<inquiry-list></inquiry-list><inquiry-add product="own"></inquiry-add>
       <inquiry-products category="novelties"></inquiry-products>`,
      `${attributes} data-strings='${words}'`,
      file,
    );
    await addOwn(page);
    await expect(page.locator(send)).toHaveAttribute('href', /wa\.me\/99123456789\?/);
    await expect(page.locator('inquiry-list')).toContainText('All of it (1)');
    await expect(page.locator('inquiry-add').getByRole('button')).toHaveText('Put on the list');
    // The launcher is away while the list is on the screen.
    await page.locator('inquiry-list').evaluate((list) => list.remove());
    await expect(launcher(page)).toHaveAccessibleName(/My things/);
    // A category that came after the release is not a mistake; in this test, the site does not have it.
    expect(told.filter((line) => !line.includes('404'))).toEqual([]);
  });

  await test.step('it uses the values of its release if the current ones cannot be fetched', async () => {
    await page.route('**/embed/company.json', (route) => route.abort());
    await openPage(page, '<inquiry-list></inquiry-list>', attributes, file);
    await addOwn(page);
    await expect(page.locator(send)).toHaveAttribute('href', /wa\.me\/\d+\?/);
    await expect(page.locator(send)).not.toHaveAttribute('href', /99123456789/);
  });
});
