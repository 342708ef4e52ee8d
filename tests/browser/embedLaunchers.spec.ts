import { expect, type Locator, type Page } from '@playwright/test';
import { SITE } from './support/partnerPage';
import { openHtml } from './support/suppliersPage';
import { test } from './support/test';

/** Puts a product on the list of each of these scripts. */
const addTo = (page: Page, ...names: string[]) =>
  page.evaluate((globals) => {
    for (const global of globals) {
      const found = window[global as 'inquiry'];
      if (found && 'add' in found) found.add({ id: 'a-1', name: 'A' });
    }
  }, names);

const launchers = (page: Page) => page.locator('inquiry-launcher [part~=launcher]');

/** The boxes of all launchers, once there are so many to be seen. */
async function boxesOf(page: Page, count: number) {
  await expect(launchers(page).filter({ visible: true })).toHaveCount(count);
  const boxes = await Promise.all((await launchers(page).all()).map((one) => one.boundingBox()));
  return boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
}

test('[E50] [E57] two launchers are in opposite corners, also from right to left, and lie on neither list', async ({
  page,
  norwegian,
}) => {
  await openHtml(
    page,
    `<script>document.documentElement.dir = 'rtl'</script>
    <p style="height: 100vh"></p><inquiry-list></inquiry-list>
    <p id="between" style="margin-block: 200vh">Between them</p>
    <inquiry-list data-name="motor"></inquiry-list>
    <script src="${SITE}/embed/v1.js"></script>
    <script src="${norwegian}/embed/v1-named.js" data-name="motor"></script>`,
  );
  await addTo(page, 'inquiry', 'inquiry_motor');
  const lists = page.locator('inquiry-list');
  /** Scrolls the lower end of a list to that of the screen, where the launchers are. */
  const show = async (list: Locator) => {
    await list.scrollIntoViewIfNeeded();
    await expect(list.locator('[part=send]')).toBeVisible();
    await list.evaluate((element) => element.scrollIntoView(false));
  };
  await show(lists.nth(1));
  await expect(launchers(page)).toHaveCount(2);
  await expect(launchers(page).filter({ visible: true })).toHaveCount(0);
  await page.locator('#between').evaluate((text) => text.scrollIntoView({ block: 'center' }));
  const [one, other] = await boxesOf(page, 2);
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(200);
  await show(lists.first());
  await expect(launchers(page).filter({ visible: true })).toHaveCount(0);
});

test('[E50] [E57] a launcher makes room for the list of another supplier where its own is not on the page, also before its widgets are fetched, for a list that a router adds later, and in another window', async ({
  page,
  norwegian,
}) => {
  const scripts = `<script src="${SITE}/embed/v1.js"></script>
    <script src="${norwegian}/embed/v1-named.js" data-name="motor"></script>`;
  const list = page.locator('inquiry-list');
  const theirs = page.locator('inquiry-launcher[data-name] [part~=launcher]');
  const ours = page.locator('inquiry-launcher:not([data-name]) [part~=launcher]');
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(`${norwegian}/embed/c/`)) fetched += 1;
  });

  await test.step('while it is where the list is, and only then', async () => {
    await openHtml(
      page,
      `<main style="margin-block: 200vh"><inquiry-list></inquiry-list></main>${scripts}`,
    );
    await addTo(page, 'inquiry', 'inquiry_motor');
    await boxesOf(page, 2);
    await list.evaluate((element) => element.scrollIntoView(false));
    await expect(list.locator('[part=send]')).toBeVisible();
    await expect(theirs).toBeHidden();
    await expect(ours).toBeHidden();
    // The lower end of the list is in the middle of the screen.
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await expect(theirs).toBeVisible();
    await expect(list.locator('[part=send]')).toBeInViewport();
    await expect(ours).toBeHidden();
  });

  await test.step('before the widgets are fetched', async () => {
    await page.reload();
    fetched = 0;
    await list.evaluate((element) => element.scrollIntoView(false));
    await expect(list.locator('[part=send]')).toBeVisible();
    await expect(theirs).toBeAttached();
    await expect(theirs).toBeHidden();
    expect(fetched).toBe(0);
  });

  await test.step('below scripts that have run before it', async () => {
    await openHtml(
      page,
      `${scripts}<main style="margin-block: 200vh"><inquiry-list></inquiry-list></main>`,
    );
    await addTo(page, 'inquiry', 'inquiry_motor');
    await boxesOf(page, 2);
    await list.evaluate((element) => element.scrollIntoView(false));
    await expect(list.locator('[part=send]')).toBeVisible();
    await list.evaluate((element) => element.scrollIntoView(false));
    await expect(theirs).toBeHidden();
    fetched = 0;
  });

  await test.step('where the page moves it to', async () => {
    // The lower end of the list is in the middle of the screen, and the launcher below.
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await expect(list.locator('[part=send]')).toBeInViewport();
    await expect(theirs).toBeVisible();
    const style = await page.addStyleTag({
      content: 'inquiry-launcher::part(launcher) { translate: 0 -60vh }',
    });
    await expect(theirs).toBeHidden();
    await style.evaluate((element) => element.parentElement?.removeChild(element));
    await expect(theirs).toBeVisible();
  });

  await test.step('in a window of another size', async () => {
    await page.setViewportSize({ width: 700, height: 400 });
    await list.evaluate((element) => element.scrollIntoView(false));
    await expect(theirs).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(theirs).toBeVisible();
  });

  await test.step('a list that a router adds, and takes away', async () => {
    await list.evaluate((element) => element.remove());
    await page.evaluate(() => {
      const added = document.createElement('inquiry-list');
      document.querySelector('main')?.append(added);
      added.scrollIntoView(false);
    });
    await expect(list.locator('[part=send]')).toBeVisible();
    await list.evaluate((element) => element.scrollIntoView(false));
    await expect(theirs).toBeHidden();
    await list.evaluate((element) => {
      element.remove();
      // Before an observer could tell.
      dispatchEvent(new Event('resize'));
    });
    await expect(theirs).toBeVisible();
    expect(fetched).toBe(0);
  });

  await test.step('the launcher of the one stays where that of the other goes', async () => {
    await addTo(page, 'inquiry_motor');
    await page.evaluate(() => {
      const found = window.inquiry;
      if (found && 'destroy' in found) found.destroy();
    });
    await expect(ours).toHaveCount(0);
    await expect(theirs).toBeVisible();
  });
});

test('[E50] the launchers of suppliers who would have the same corner are stacked, or in opposite ones', async ({
  page,
  arabic,
  norwegian,
}) => {
  const script = (site: string, name: string) =>
    `<script src="${site}/embed/${name ? 'v1-named' : 'v1'}.js" ${name && `data-name="${name}"`} data-launcher="always"></script>`;

  await test.step('two who write from right to left', async () => {
    await openHtml(page, script(arabic, '') + script(arabic, 'motor'));
    const [one, other] = await boxesOf(page, 2);
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(200);
  });

  await test.step('one who does, and two who do not', async () => {
    await openHtml(
      page,
      script(norwegian, 'motor') + script(arabic, '') + script(norwegian, 'kran'),
    );
    await boxesOf(page, 3);
    await expect
      .poll(async () => {
        const boxes = (await boxesOf(page, 3)).toSorted((one, other) => one.y - other.y);
        return boxes.slice(1).map(({ y }, n) => y - (boxes[n]?.y ?? 0) - (boxes[n]?.height ?? 0));
      })
      .toEqual([8, 8]);
    const boxes = await boxesOf(page, 3);
    const { height = 0 } = page.viewportSize() ?? {};
    for (const { y, height: tall } of boxes) {
      expect(y).toBeGreaterThan(0);
      expect(y + tall).toBeLessThan(height);
    }
  });
});
