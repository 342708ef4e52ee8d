import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

/** The rendered text of the first match: with line breaks, and in its visible case. */
const seen = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => (element as HTMLElement).innerText);

test.describe('a text is shown as written', () => {
  test('with its line breaks', async ({ page, norwegian }) => {
    await page.goto(`${norwegian}/kontakt`);
    expect(await seen(page, 'Ring, skriv eller kom innom.')).toBe(
      'Ring, skriv eller kom innom.\nVerkstedet er åpent hele sommeren.',
    );
  });

  test('with the case of a name among logos', async ({ page, norwegian }) => {
    await page.goto(`${norwegian}/om-oss`);
    expect(await seen(page, 'nordkyst DIESEL')).toBe('nordkyst DIESEL');
  });
});
