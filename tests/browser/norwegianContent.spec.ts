import { expect, type Locator, type Page } from '@playwright/test';
import { norwegian } from './support/company';
import { chatTextOf } from './support/list';
import { complaints, visit } from './support/visit';

// What only this company says: offices with chats of their own and without, several pictures, a data sheet, columns.

const { test, config, say, productPath } = norwegian;
const { store, branches, contact } = config;
const offices = branches.filter(({ chat }) => chat);
const rich = store.products.find(({ dataSheet }) => dataSheet)!;

/** The page with a form in one of two columns. */
const { path: withForm } = config.pages.find(({ blocks }) =>
  blocks.some(
    (block) =>
      block.type === 'columns' && block.columns.flat().some(({ type }) => type === 'contact-form'),
  ),
)!;

const main = (page: Page) => page.getByRole('main');
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  '[W7] the list goes to the office that the visitor chooses, also after a reload; one without a number is not offered',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, productPath(rich.id));
    await main(page)
      .getByRole('button', { name: say('addToList') })
      .first()
      .tap();
    await page.getByRole('banner').locator('a:has([data-badge])').tap();
    const choices = page.getByRole('group', { name: say('chooseOffice') });
    const send = main(page).getByRole('link', { name: say('sendInquiry') });
    const goesTo = async ({ name = '', chat = '' }: { name?: string; chat?: string }) => {
      await expect(choices.getByRole('radio', { name })).toBeChecked();
      await expect(send).toHaveAttribute('href', new RegExp(`/${chat.replace(/\D/g, '')}\\?text=`));
      await expect(main(page)).toContainText(`${name}, ${chat.replaceAll(' ', '\u00A0')}`);
    };
    await expect(choices.locator('label')).toHaveText(offices.map(({ name }) => name));
    const [first, second] = offices;
    await goesTo(first!);
    await choices.getByText(second!.name).tap();
    await goesTo(second!);
    await page.reload();
    await goesTo(second!);
    expect(chatTextOf(await send.getAttribute('href'))).toContain(rich.name);
    // The chat button asks as well: [F14].
    await page.getByRole('button', { name: say('chatOpen') }).tap();
    await expect(page.locator('#chat').getByRole('link')).toHaveCount(offices.length);
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[D15] [D16] a product has several pictures, each a click away, and a data sheet to download', async ({
      page,
      request,
    }) => {
      const address = productPath(rich.id);
      await (javaScriptEnabled ? visit(page, address) : page.goto(address));
      const all = [rich.image!, ...rich.images!];
      const pictures = page.locator(`li[id^="${rich.id}-"] img`);
      const small = page.locator(`main a[href^="#${rich.id}-"]`);
      await expect(small).toHaveCount(all.length);
      for (const [index, { alt }] of all.entries()) {
        const link = small.nth(index);
        await link.click();
        await expect(pictures.nth(index)).toBeInViewport({ ratio: 0.9 });
        await expect(pictures.nth(index)).toHaveAttribute('alt', alt);
        const [outer, inner] = [await boxOf(link), await boxOf(link.locator('img'))];
        expect(inner.height, `the small picture ${index + 1}`).toBeLessThanOrEqual(outer.height);
      }
      const sheet = main(page).getByRole('link', { name: /^Datablad \(PDF, \d+\skB\)$/ });
      const answer = await request.get((await sheet.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      const download = page.waitForEvent('download');
      await sheet.click();
      expect((await download).suggestedFilename()).toBe(`${rich.id}.pdf`);
    });
  });
}

test('[K15] [C19] columns stand side by side, and in reading order on a phone; the form in one can be sent', async ({
  page,
}) => {
  const lines = await complaints(page);
  const sent: string[] = [];
  await page.route(`${contact.endpoint}**`, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ body: '{"ok":true}' });
  });
  await visit(page, withForm);
  const form = page.locator('form[method=post]');
  const columns = page.locator('section div:has(> section)');
  await expect(columns).toHaveCount(2);
  const placesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return Promise.all((await columns.all()).map(boxOf));
  };
  const [left, right] = await placesAt(1280);
  expect(right!.y).toBe(left!.y);
  expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  const [upper, lower] = await placesAt(360);
  expect(lower!.y).toBeGreaterThan(upper!.y + upper!.height);
  expect(lower!.x).toBe(upper!.x);
  await expect(columns.first().locator('form')).toHaveCount(1);
  await expect(columns.last()).toContainText(`man.–fre. ${say('openAllDay')}`);

  await form.getByLabel(say('contactName')).fill('Åse Sjøli');
  await form.getByLabel(say('contactEmail')).fill('ase@sjoli.example');
  await form.getByLabel(say('contactBranch')).selectOption(branches.at(-1)!.id);
  await form.getByLabel(say('contactMessage'), { exact: true }).fill('Hva har dere om meg?');
  await form.getByRole('button', { name: say('contactSend') }).click();
  await expect(form.getByText(say('contactSentTitle'))).toBeVisible();
  expect(sent.join('')).toContain('Hva har dere om meg?');
  expect(lines).toEqual([]);
});
