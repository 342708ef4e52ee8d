import { expect, type Page } from '@playwright/test';
import { SITE } from './support/partnerPage';
import { openHtml } from './support/suppliersPage';
import { test } from './support/test';

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
