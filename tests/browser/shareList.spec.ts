import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian, type Word } from './support/company';
import { expectAccessible } from './support/axe';
import { storeListNow } from './support/list';
import { untilLive, visit } from './support/visit';

forCompany(norwegian, ({ test, say, store, linesOf, asAdded, storeList, storedList, cartKey }) => {
  const lines = linesOf(2, 3);
  const [first, second] = lines;
  if (!first || !second) throw new Error('The catalogue has no two products.');
  const offer = (page: Page) => page.getByRole('region', { name: say('sharedList') });
  const press = (page: Page, word: Word) =>
    offer(page)
      .getByRole('button', { name: say(word) })
      .click();
  const link = lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',');

  test('a shared list is shown, and added on request; an existing list is not changed unasked: the visitor adds, replaces or dismisses', async ({
    page,
  }) => {
    const plain = async () =>
      (await storedList(page))?.map(({ id, name, quantity }) => ({
        id,
        // Names have the no-break spaces with which tiles show them.
        name: name.replaceAll('\u00A0', ' '),
        quantity,
      }));
    await visit(page, `${store.list}?items=${link}`);

    await test.step('it is added on request', async () => {
      await expect(offer(page)).toContainText(`2 × ${first.name}`);
      await expect.poll(() => storedList(page)).toBeNull();
      await press(page, 'sharedAdd');
      await expect.poll(plain).toEqual(lines);
      await expect(page).toHaveURL(store.list);
      await page.reload();
      await untilLive(page);
      const heading = page.getByRole('heading', { name: say('selectedItems', { n: 5 }) });
      await expect(heading).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });

    await test.step('it can be dismissed, or replace the list, which Undo restores', async () => {
      await visit(page, `${store.list}?items=${first.id}:7`);
      await press(page, 'sharedLeave');
      await expect(offer(page)).toHaveCount(0);
      await expect.poll(plain).toEqual(lines);
      await visit(page, `${store.list}?items=${first.id}:7`);
      await expect(offer(page)).toContainText(`7 × ${first.name}`);
      expect(await plain()).toEqual(lines);
      await press(page, 'sharedReplace');
      await expect.poll(() => storedList(page)).toMatchObject([{ id: first.id, quantity: 7 }]);
      await page.getByRole('button', { name: say('undo') }).click();
      await expect.poll(plain).toEqual(lines);
    });
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

  test("'Share list' creates such a link, also of a list of 3,000 lines", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeList(page, [first, { id: 'p:7', name: 'Wall bracket', quantity: 7 }]);
    await visit(page, store.list);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    await test.step('the link of a short list is a request', async () => {
      await expect(page.getByText(say('lineGone'))).toBeVisible();
      await page.getByRole('button', { name: say('shareList') }).click();
      await expect(page.getByText(say('linkCopied'))).toBeVisible();
      const shared = await copied();
      expect(shared).toBe(
        `${new URL(page.url()).origin}${store.list}?items=${first.id}:2,p%3A7:7:Wall%20bracket`,
      );
      await page.goto(shared);
      await expect(offer(page)).toContainText('7 × Wall bracket');
    });

    const many = Array.from({ length: 3000 }, (_, n) => ({
      id: `own:${n}`,
      name: `Wall bracket ${n}`,
      quantity: 1,
    }));
    await storeListNow(page, many, cartKey);
    await visit(page, store.list);
    await page.getByRole('button', { name: say('shareList') }).click();
    await expect.poll(copied).toContain(`${store.list}#items=`);
    const shared = await copied();
    await page.getByRole('button', { name: say('clearList') }).click();
    await page.evaluate(() => localStorage.clear());

    await test.step('pasted on the page of the list, that of a long one causes no request', async () => {
      await page.evaluate((address) => location.assign(address), shared);
      await expect(offer(page)).toContainText('1 × Wall bracket 0');
    });

    await test.step('in another tab, all of it is added', async () => {
      const other = await context.newPage();
      expect((await other.goto(shared))?.status()).toBe(200);
      await untilLive(other);
      await press(other, 'sharedAdd');
      await expect(other).toHaveURL(store.list);
      await expect.poll(() => storedList(other)).toHaveLength(3000);
    });
  });
});
