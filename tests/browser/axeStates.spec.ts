import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { norwegian } from './support/company';
import { setTheme } from './support/setTheme';
import { test } from './support/test';
import { visit } from './support/visit';

// What blocks look like once somebody has opened, played or sent something. Sections that fade in would fail the check of
// contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pages of two companies on which the blocks stand. */
const PAGES = {
  norwegian: {
    people: '/om-oss/folk-og-historie',
    help: '/verksted/kundeservice',
    form: '/verksted/motoroverhaling',
  },
  arabic: { people: '/services/people', help: '/services/help', form: '/contact' },
} as const;

/** Other sites, which answer at once. */
const FOREIGN =
  /^https:\/\/(www\.openstreetmap\.org|www\.youtube-nocookie\.com|player\.vimeo\.com)\//;

const main = (page: Page) => page.getByRole('main');

/** Looks for violations, and where a company has other colours for the dark, for texts that cannot be read in these. */
type Look = (page: Page, state: string, within: string) => Promise<void>;

const inLight: Look = (page, state, within) => expectAccessible(page, state, 'all', within);

const inBoth: Look = async (page, state, within) => {
  await inLight(page, state, within);
  await setTheme(page, norwegian.config, norwegian.dark ?? {});
  await expectAccessible(page, `${state} in the dark`, 'colours', within);
};

/** Pictures in large, and videos that play. */
async function walkPeople(page: Page, look: Look): Promise<void> {
  const viewer = page.getByRole('dialog');
  await main(page).locator('figure a:has(img)').first().press('Enter');
  await expect(viewer.getByRole('status')).toBeVisible();
  await look(page, 'a picture in large', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await main(page).locator('figure button[data-scripted]').first().press('Enter');
  await expect(main(page).locator('figure :is(iframe, video)').first()).toBeVisible();
  await look(page, 'a video that plays', 'main');
}

/** Answers to all questions, and a map. */
async function walkHelp(page: Page, look: Look): Promise<void> {
  const questions = main(page).locator('details:not([open]) > summary');
  while ((await questions.count()) > 0) await questions.first().press('Enter');
  const maps = main(page).locator('iframe');
  const before = await maps.count();
  await main(page).locator('figure button').first().press('Enter');
  await expect(maps).toHaveCount(before + 1);
  await look(page, 'answers and a map', 'main');
}

/** A form that was sent without anything in it. */
async function walkForm(page: Page, look: Look): Promise<void> {
  const form = main(page).locator('form').first();
  await form.locator('[type=submit]').press('Enter');
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await look(page, 'a form with mistakes', 'main');
}

const WALKS = { people: walkPeople, help: walkHelp, form: walkForm } as const;

for (const name of ['people', 'help', 'form'] as const) {
  test(`[X1] what was opened, played and sent on the page of ${name} has no violations, in light and dark @both`, async ({
    page,
    norwegian: site,
  }) => {
    await page.route(FOREIGN, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await visit(page, site + PAGES.norwegian[name]);
    await WALKS[name](page, inBoth);
  });

  test(`[X1] what was opened, played and sent on the page of ${name} has no violations from right to left @both`, async ({
    page,
    arabic: site,
  }) => {
    await page.route(FOREIGN, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await visit(page, site + PAGES.arabic[name]);
    if (name === 'help') {
      await page.getByRole('complementary').first().getByRole('button').press('Enter');
      await expect(page.locator('#content')).toBeFocused();
      await inLight(page, 'a closed announcement', 'body');
    }
    await WALKS[name](page, inLight);
  });
}
