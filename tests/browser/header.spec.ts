import { expect, test, type Page } from '@playwright/test';
import { pointAway, visit, visitAtRest } from './support/visit';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => header(page).locator('nav');
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const cartLink = (page: Page) => header(page).getByRole('link', { name: /^Inquiry list/ });
const badge = (page: Page) => cartLink(page).locator('[data-badge]');
const dropdown = (page: Page) => menu(page).getByRole('link', { name: 'Civil Contracting' });
const services = (page: Page) => menu(page).getByRole('link', { name: 'Services', exact: true });

/** The labels of links, without their descriptions, and their targets. */
const links = (page: Page, selector: string) =>
  menu(page)
    .locator(selector)
    .evaluateAll((all) =>
      all.map((link) => {
        const small = link.querySelector('small')?.textContent ?? '';
        return [link.textContent?.replace(small, '').trim(), link.getAttribute('href')];
      }),
    );

test(
  '[H1] the header stays in place while the page is scrolled',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 2000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
    expect((await header(page).boundingBox())?.y).toBe(0);
  },
);

test('[H2] [H3] [H4] [H5] [H10] a wide screen shows the logo, the menu and no button for it, each with its page', async ({
  page,
}) => {
  await page.goto('/about');
  const logo = header(page).getByRole('link').first();
  await expect(logo).toBeVisible();
  expect(await logo.getAttribute('href')).toBe('/');
  await expect(logo.locator('img')).toBeVisible();

  await expect(menuButton(page)).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Portfolio' })).toBeVisible();
  expect(await links(page, '> ul > li > a')).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Store', '/store'],
    ['Portfolio', '/portfolio'],
    ['Contact Us', '/contact'],
  ]);
  // Services has its own page, and five subpages with an icon each.
  expect(await links(page, 'li li a')).toEqual([
    ['Air Conditioning', '/air-conditioning'],
    ['Agriculture', '/agricultural-services'],
    ['Mining & Industrial', '/mining-industrial'],
    ['Energy', '/energy-solutions'],
    ['Civil Contracting', '/civil-contracting'],
  ]);
  await expect(menu(page).locator('li li a:has(svg)')).toHaveCount(5);

  expect(await cartLink(page).getAttribute('href')).toBe('/cart');
  const quote = header(page).getByRole('link', { name: 'Request a Quote', includeHidden: true });
  expect(await quote.getAttribute('href')).toBe('/contact');
});

test('[H11] the badge is absent at first, and counts with every change', async ({ page }) => {
  await visit(page, '/store');
  await expect(badge(page)).toHaveCount(0);
  const add = page.getByRole('button', { name: /^Add to Inquiry List/ });
  await add.first().click();
  await expect(badge(page)).toHaveText('1');
  await add.first().click();
  await add.nth(1).click();
  await expect(badge(page)).toHaveText('3');
  await expect(cartLink(page)).toHaveAccessibleName('Inquiry list, 3 items');

  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(badge(page)).toHaveText('4');
  await page.getByRole('textbox').first().fill('40');
  await page.keyboard.press('Enter');
  await expect(badge(page)).toHaveText('41');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Clear list' }).click();
  await expect(badge(page)).toHaveCount(0);
});

test.describe('on a wide screen', () => {
  const isOpen = (page: Page) => dropdown(page).isVisible();

  test.describe('the look', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('[H9] changes when scrolled more than 10 px, not at 10, and reverts', async ({ page }) => {
      await visit(page, '/');
      const look = async (top: number) => {
        await page.evaluate((y) => scrollTo(0, y), top);
        // The scroll event fires in the next frame.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        return header(page).evaluate((element) => {
          const { boxShadow, backgroundColor } = getComputedStyle(element);
          return `${boxShadow} ${backgroundColor}`;
        });
      };
      const atTop = await look(0);
      expect(await look(10)).toBe(atTop);
      expect(await look(11)).not.toBe(atTop);
      expect(await look(10)).toBe(atTop);
    });
  });

  test('[H6] [H7] the dropdown opens and closes under the mouse, each after its delay', async ({
    page,
  }) => {
    await visitAtRest(page, '/about');
    const rest = async () => {
      await pointAway(page);
      await page.clock.runFor(5000);
      expect(await isOpen(page)).toBe(false);
    };

    await test.step('it opens when the mouse has rested for 200 ms', async () => {
      await services(page).hover();
      await page.clock.runFor(199);
      expect(await isOpen(page)).toBe(false);
      await page.clock.runFor(1);
      expect(await isOpen(page)).toBe(true);
    });

    await test.step('it closes 150 ms after the mouse has left', async () => {
      await dropdown(page).hover();
      await page.clock.runFor(5000);
      expect(await isOpen(page)).toBe(true);
      await pointAway(page);
      await page.clock.runFor(149);
      expect(await isOpen(page)).toBe(true);
      await page.clock.runFor(1);
      expect(await isOpen(page)).toBe(false);
    });

    await test.step('within 300 ms of closing it opens at once', async () => {
      await page.clock.runFor(299);
      await services(page).hover();
      await page.clock.runFor(1);
      expect(await isOpen(page)).toBe(true);
    });

    await test.step('later it opens after its delay again', async () => {
      await pointAway(page);
      await page.clock.runFor(150);
      expect(await isOpen(page)).toBe(false);
      await page.clock.runFor(300);
      await services(page).hover();
      await page.clock.runFor(199);
      expect(await isOpen(page)).toBe(false);
      await page.clock.runFor(1);
      expect(await isOpen(page)).toBe(true);
    });

    await test.step('a mouse that only passes by opens nothing', async () => {
      await rest();
      await services(page).hover();
      await page.clock.runFor(150);
      await rest();
    });
  });

  test('a click on the dropdown’s button leaves open what hovering has opened; a second closes it', async ({
    page,
  }) => {
    await visitAtRest(page, '/about');
    const button = menu(page).getByRole('button', { name: 'Show Services' });
    await button.hover();
    await page.clock.runFor(200);
    expect(await isOpen(page)).toBe(true);
    await button.click();
    await page.clock.runFor(1000);
    expect(await isOpen(page)).toBe(true);
    await button.click();
    expect(await isOpen(page)).toBe(false);
  });

  test('a click on the link beside the dropdown’s button follows it', async ({ page }) => {
    await visit(page, '/');
    await services(page).click();
    await expect(page).toHaveURL('/services');
  });

  test('the dropdown is closed on the page that it leads to', async ({ page }) => {
    await visit(page, '/');
    await menu(page).getByRole('button', { name: 'Show Services' }).click();
    await dropdown(page).click();
    await expect(page).toHaveURL('/civil-contracting');
    await expect(dropdown(page)).toBeHidden();
  });

  test('the menu marks the current page', async ({ page }) => {
    await visit(page, '/store');
    const current = menu(page).locator('[aria-current=page]');
    await expect(current).toHaveText('Store');
    await menu(page).getByRole('link', { name: 'Portfolio' }).click();
    await expect(current).toHaveText('Portfolio');
  });
});

test.describe('on a narrow screen', { tag: '@phone' }, () => {
  test('[H3] [H8] the button opens the menu; the button, a link and a tap elsewhere close it', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).getByRole('link', { name: 'Portfolio' })).toBeVisible();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toBeHidden();

    await menuButton(page).tap();
    await page.touchscreen.tap(180, 730);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');

    for (const [name, address] of [
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Contact Us', '/contact'],
      ['Request a Quote', '/contact'],
      ['Energy', '/energy-solutions'],
      ['Store', '/store'],
      // The current page.
      ['Store', '/store'],
    ] as const) {
      await test.step(name, async () => {
        await menuButton(page).tap();
        const opener = menu(page).getByRole('button', { name: 'Show Services' });
        if (name === 'Energy') await opener.tap();
        await menu(page)
          .getByRole('link', { name, exact: name !== 'Energy' })
          .tap();
        await expect(page).toHaveURL(address);
        await expect(menu(page)).toBeHidden();
      });
    }
  });

  test('the last entry of the longest menu is reachable on a low screen', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await visit(page, '/');
    await menuButton(page).tap();
    await menu(page).getByRole('button', { name: 'Show Services' }).tap();
    const last = menu(page).getByRole('link', { name: 'Request a Quote' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
