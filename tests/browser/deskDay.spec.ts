import { expect, type Page } from '@playwright/test';
import { aboutLines } from '../../src/cart/about';
import { cartMessage, type CartMessage } from '../../src/cart/message';
import { newReference } from '../../src/cart/reference';
import { sendLinks } from '../../src/cart/sendLinks';
import { shareLink } from '../../src/cart/shareLink';
import { forCompany, shipped } from './support/company';
import { visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

/** An inquiry as it comes, and what a person at the desk has to do before it can be answered. */
interface Inquiry {
  kind: string;
  text: string;
  rows: number;
  /** Texts of the desk that say what is wrong. */
  says?: RegExp;
  /** Rows that need a person. */
  doubts?: number;
}

forCompany(shipped, ({ test, config, pathOf, linesOf, store }) => {
  const lines = linesOf(...Array.from({ length: 12 }, (_, at) => 3 * at + 2));
  const unitOf = new Map(config.store.products.map(({ id, unit }) => [id, unit]));
  const message = (from: number, to: number, more: Partial<CartMessage> = {}): CartMessage => {
    const items = lines
      .slice(from, to)
      .map((item) => Object.assign({}, item, { unit: unitOf.get(item.id) }));
    return {
      items,
      greeting: config.chat?.greeting ?? '',
      texts: config.inquiry,
      reference: newReference(),
      link: shareLink(`https://acme.example${store.list}`, items),
      ...more,
    };
  };
  const android = (text: string, name: string) => `27/11/2026, 09:14 - ${name}: ${text}`;
  const [first, second, third] = lines.map(({ id }) => id.toUpperCase());
  const about = aboutLines(
    { name: 'T. Moyo', company: 'Moyo Cooling', town: 'Gweru' },
    config.inquiry.about,
  );
  const parts = sendLinks(
    config.chat,
    message(0, 12, { note: 'Please quote for the cold store. '.repeat(60) }),
  ).map(({ text }) => text);
  const damaged = cartMessage(message(0, 3));
  const day: Inquiry[] = [
    { kind: 'a message', text: cartMessage(message(0, 3, { about })), rows: 3 },
    { kind: 'a message', text: cartMessage(message(3, 4)), rows: 1 },
    { kind: 'a message in parts', text: parts.join('\n\n'), rows: 12 },
    { kind: 'a part alone', text: parts[0]!, rows: 1, says: /Missing: part/ },
    {
      kind: 'a chat',
      text: android(cartMessage(message(4, 6)), 'Cool Ltd'),
      rows: 2,
    },
    { kind: 'a chat in words', text: android(`2 x ${first}`, '+263 77 1'), rows: 1 },
    { kind: 'a link', text: message(0, 5).link!, rows: 5 },
    { kind: 'lines', text: `Hi,\n3x ${second}\n${third} - 2\nThanks`, rows: 2 },
    { kind: 'lines', text: `need 4 pcs ${first} urgently please`, rows: 1 },
    {
      kind: 'a damaged message',
      text: damaged.slice(0, damaged.indexOf(config.inquiry.closing) - 12),
      rows: 3,
      says: /end of the message is missing/,
      doubts: 1,
    },
  ];

  const read = async (page: Page, text: string) => {
    await page.locator('main textarea').first().fill(text);
    await page.locator('main form button[type=submit]').first().click();
  };

  test('ten inquiries of a day become ten quotations', async ({ page }) => {
    await withoutFetchingAhead(page);
    await visit(page, pathOf('sales-desk'));
    const submit = page.locator('main form button[type=submit]').first();
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    const prices = lines.map(({ id }, at) => `${id};${at + 1}0,50;3 days`).join('\n');
    await page.locator('main input[accept*=".csv"]').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Code;Price;Lead time\n${prices}`),
    });
    await page.locator('main fieldset button').click();
    for (const [at, { kind, text, rows, says, doubts = 0 }] of day.entries()) {
      await test.step(`${at + 1}: ${kind}`, async () => {
        await read(page, text);
        await expect(page.locator('main ul > li [aria-pressed]')).toHaveCount(at + 1);
        const found = page.locator('main ol > li');
        if (rows > 1) await expect(found).toHaveCount(rows);
        if (says) await expect(page.locator('main')).toContainText(says);
        await expect(page.locator('main ol [data-doubt]')).toHaveCount(doubts);
        await expect(page.locator('main ol input[aria-invalid=true]')).toHaveCount(0);
        const sheet = page.locator('[data-print-sheet]');
        await expect(sheet).not.toContainText('to follow');
        await page.emulateMedia({ media: 'print' });
        await expect(sheet.locator('tbody tr')).toHaveCount(await found.count());
        await page.emulateMedia({ media: 'screen' });
      });
    }
  });
});
