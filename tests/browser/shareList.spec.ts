import { expect, type Page } from '@playwright/test';
import { forEachCompany, type Word } from './support/company';
import { expectAccessible } from './support/axe';
import { untilLive, visit } from './support/visit';

forEachCompany(({ test, say, store, linesOf, asAdded, storeList, storedList }) => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const lines = linesOf(2, 3);
  const [first, second] = lines;
  if (!first || !second) throw new Error('The catalogue has no two products.');
  const offer = (page: Page) => page.getByRole('region', { name: say('sharedList') });
  const press = (page: Page, word: Word) =>
    offer(page)
      .getByRole('button', { name: say(word) })
      .click();
  const link = lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',');

  test('a shared list is shown, and added on request', async ({ page }) => {
    await visit(page, `${store.list}?items=${link}`);
    await expect(offer(page)).toContainText(`2 × ${first.name}`);
    await expect.poll(() => storedList(page)).toBeNull();
    await press(page, 'sharedAdd');
    // Names have the no-break spaces with which tiles show them.
    await expect
      .poll(async () =>
        (await storedList(page))?.map(({ id, name, quantity }) => ({
          id,
          name: name.replaceAll('\u00A0', ' '),
          quantity,
        })),
      )
      .toEqual(lines);
    await expect(page).toHaveURL(store.list);
    await page.reload();
    await untilLive(page);
    await expect(page.getByRole('heading', { name: say('selectedItems', { n: 5 }) })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test('an existing list is not changed unasked: the visitor adds, replaces or dismisses', async ({
    page,
  }) => {
    await storeList(page, [second]);
    await visit(page, `${store.list}?items=${link}`);
    await expect.poll(() => storedList(page)).toMatchObject([{ quantity: 3 }]);
    await press(page, 'sharedLeave');
    await expect.poll(() => storedList(page)).toMatchObject([{ quantity: 3 }]);
    await visit(page, `${store.list}?items=${first.id}:2`);
    await press(page, 'sharedReplace');
    await expect.poll(() => storedList(page)).toMatchObject([{ id: first.id, quantity: 2 }]);
    await page.getByRole('button', { name: say('undo') }).click();
    await expect.poll(() => storedList(page)).toMatchObject([{ id: second.id, quantity: 3 }]);
  });

  test('unknown and unreadable entries are listed as text, and nothing is lost silently', async ({
    page,
  }) => {
    await visit(
      page,
      `${store.list}?items=${first.id}:1,zz-9:4,p:7:Wall%20bracket,a:b,%3Cimg%3E:x,%E0:1`,
    );
    await expect(offer(page).getByText('4 × ZZ-9')).toBeVisible();
    await expect(offer(page).getByText('7 × Wall bracket')).toBeVisible();
    for (const part of ['a:b', '<img>:x', '%E0:1'])
      await expect(offer(page).getByText(part, { exact: true })).toBeVisible();
    await expectAccessible(page, 'shared list');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await offer(page).getByLabel(say('sharedUnknownToo')).check();
    await press(page, 'sharedAdd');
    await expect
      .poll(async () => (await storedList(page))?.map(({ name }) => name))
      .toEqual([asAdded(first).name, 'Wall bracket', 'ZZ-9']);
  });

  test("'Share list' creates such a link", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeList(page, [first, { id: 'p:7', name: 'Wall bracket', quantity: 7 }]);
    await visit(page, store.list);
    await expect(page.getByText(say('lineGone'))).toBeVisible();
    await page.getByRole('button', { name: say('shareList') }).click();
    await expect(page.getByText(say('linkCopied'))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      `${new URL(page.url()).origin}${store.list}?items=${first.id}:2,p%3A7:7:Wall%20bracket`,
    );
    await page.goto(copied);
    await expect(offer(page)).toContainText('7 × Wall bracket');
  });

  test('a list of 3,000 lines can be shared, too', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const many = Array.from({ length: 3000 }, (_, n) => ({
      id: `own:${n}`,
      name: `Wall bracket ${n}`,
      quantity: 1,
    }));
    await storeList(page, many);
    await visit(page, store.list);
    await page.getByRole('button', { name: say('shareList') }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`${store.list}#items=`);
    const shared = await copied();
    await page.getByRole('button', { name: say('clearList') }).click();
    await page.evaluate(() => localStorage.clear());

    // Pasted on the page of the list, it causes no request.
    await page.evaluate((address) => location.assign(address), shared);
    await expect(offer(page)).toContainText('1 × Wall bracket 0');

    const answer = await (await context.newPage()).goto(shared);
    expect(answer?.status()).toBe(200);
    const [, other] = context.pages();
    if (!other) throw new Error('There is no second page.');
    await untilLive(other);
    await press(other, 'sharedAdd');
    await expect(other).toHaveURL(store.list);
    await expect.poll(() => storedList(other)).toHaveLength(3000);
  });
});
