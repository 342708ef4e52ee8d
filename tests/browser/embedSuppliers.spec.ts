import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page } from '@playwright/test';
import { SITE } from './support/partnerPage';
import { test } from './support/test';

/** Opens a partner's page with this HTML; resolves to its console errors, updated as they occur. */
async function openHtml(page: Page, html: string): Promise<string[]> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Partner</title><body>${html}`);
  }).listen(0);
  page.on('close', () => server.close());
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return told;
}

/** The ids on the list of a script, by its name in the window. */
const listOf = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((global) => {
    const found = window[global as 'inquiry'];
    return found && 'items' in found ? found.items().map(({ id }) => id) : ['no script'];
  }, name);

/** What the doctor of the script without a name says of the page. */
const findingsOn = (page: Page) =>
  page.evaluate(async () => {
    const { inquiry } = window;
    return inquiry && 'doctor' in inquiry ? inquiry.doctor() : [];
  });

const ELEMENTS = `
  <inquiry-add product="own-1" name="Ours"></inquiry-add>
  <inquiry-add product="their-1" name="Theirs" data-name="motor"></inquiry-add>
  <button data-inquiry-add="own-2" data-inquiry-name="Ours 2">Ours</button>
  <button data-inquiry-add="their-2" data-inquiry-name="Theirs 2" data-name="motor">Theirs</button>
  <inquiry-products category="all" limit="1"></inquiry-products>
  <inquiry-products products="mot-110" data-name="motor"></inquiry-products>
  <inquiry-list></inquiry-list>
  <inquiry-list data-name="motor"></inquiry-list>`;

/** Opens a page with both suppliers' scripts, and expects that each has its elements, its list and its launcher. */
async function expectApart(page: Page, norwegian: string, first: 'ours' | 'theirs') {
  const scripts = {
    ours: `${SITE}/embed/v1.js`,
    theirs: `${norwegian}/embed/v1-named.js`,
  };
  const second = first === 'ours' ? 'theirs' : 'ours';
  const tag = (whose: 'ours' | 'theirs') =>
    `<script src="${scripts[whose]}" ${whose === 'theirs' ? 'data-name="motor"' : ''} data-source="Partner"></script>`;
  const told = await openHtml(page, ELEMENTS + tag(first) + tag(second));
  for (const element of await page.locator('inquiry-add').all())
    await element.getByRole('button').click();
  for (const button of await page.locator('body > button').all()) await button.click();
  for (const tiles of await page.locator('inquiry-products').all())
    await tiles.getByRole('button').first().click();

  await expect.poll(() => listOf(page, 'inquiry')).toEqual(['own-1', 'own-2', expect.any(String)]);
  await expect.poll(() => listOf(page, 'inquiry_motor')).toEqual(['their-1', 'their-2', 'mot-110']);
  const [ours, theirs] = await page.locator('inquiry-list [part=send]').all();
  await expect(ours ?? page.locator('none')).toHaveAttribute('href', /Ours/);
  await expect(theirs ?? page.locator('none')).toHaveAttribute('href', /Theirs/);
  expect(await ours?.getAttribute('href')).not.toContain('Theirs');
  expect(await theirs?.getAttribute('href')).not.toContain('Ours');
  // Neither launcher covers the other, where no list is below them.
  await page.evaluate(() => {
    document.body.style.paddingTop = '100vh';
    scrollTo(0, 0);
  });
  const [one, other] = await page.locator('inquiry-launcher [part~=launcher]').all();
  for (const launcher of [one, other]) await expect(launcher ?? page.locator('none')).toBeVisible();
  const boxes = [await one?.boundingBox(), await other?.boundingBox()];
  expect(Math.abs((boxes[0]?.x ?? 0) - (boxes[1]?.x ?? 0))).toBeGreaterThan(200);
  const findings = await findingsOn(page);
  expect(findings).toEqual([
    {
      state: 'ok',
      message: expect.stringMatching(/^The list of http:.* too: window\.inquiry_motor\.$/),
    },
  ]);
  expect(told).toEqual([]);
}

test('[E50] two suppliers on one page keep their elements and lists apart, whoever comes first', async ({
  page,
  norwegian,
}) => {
  for (const first of ['ours', 'theirs'] as const)
    await test.step(`${first} first`, () => expectApart(page, norwegian, first));
});

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
    await list.evaluate((element) => element.remove());
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

test('[E50] two suppliers without data-name are told to the author of the page, as is an element whose supplier’s script is missing; a file of the same name that is nobody’s embed is nobody’s mistake', async ({
  page,
  norwegian,
}) => {
  await test.step('two suppliers without data-name', async () => {
    const told = await openHtml(
      page,
      `<inquiry-list></inquiry-list><script src="${SITE}/embed/v1.js"></script><script src="${norwegian}/embed/v1.js"></script>`,
    );
    await expect
      .poll(() => told)
      .toEqual([expect.stringContaining(`The script of ${norwegian} does nothing`)]);
  });

  await test.step('an element of a supplier whose script is missing is nobody else’s', async () => {
    await openHtml(page, `${ELEMENTS}<script src="${SITE}/embed/v1.js"></script>`);
    await page.locator('body > button').nth(1).click();
    await page.locator('body > button').first().click();
    await expect.poll(() => listOf(page, 'inquiry')).toEqual(['own-2']);
    await expect(page.locator('inquiry-add').nth(1).getByRole('button')).toHaveCount(0);
    const findings = await findingsOn(page);
    expect(findings.map(({ message }) => message)).toContain(
      'No script serves the elements with data-name="motor".',
    );
  });

  await test.step('a file of the same name that is nobody’s embed', async () => {
    await page.route('https://player.example/**', (route) =>
      route.request().url().endsWith('/embed/v1.js')
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.fulfill({ status: 404 }),
    );
    const asked = page.waitForResponse('https://player.example/embed/versions.json');
    const told = await openHtml(
      page,
      `<inquiry-list></inquiry-list><script src="${SITE}/embed/v1.js"></script><script src="https://player.example/embed/v1.js"></script>`,
    );
    await page.locator('inquiry-list').scrollIntoViewIfNeeded();
    await asked;
    const findings = await findingsOn(page);
    expect(findings.filter(({ message }) => message.includes('player.example'))).toEqual([]);
    expect(told.filter((line) => !line.includes('404'))).toEqual([]);
  });
});
