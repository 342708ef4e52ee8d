import { expect, type Locator, type Page } from '@playwright/test';
import { awayFromTheList, ownButton, PARTNER } from './support/partnerPage';
import { measureShift, shiftsOf } from './support/shift';
import { test } from './support/test';
import { stopClock } from './support/visit';

const launcher = (page: Page) => page.locator('inquiry-launcher').getByRole('button');

/** Whether a control has a visible border, and a focus ring on keyboard focus. */
const drawn = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, clipPath } = getComputedStyle(element);
    element.focus();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      border:
        clipPath === 'none' &&
        parseFloat(borderTopWidth) > 0 &&
        borderTopStyle !== 'none' &&
        !/^rgba\(.*, 0\)$/.test(borderTopColor),
      ring: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
    };
  });

test('[E10] in forced colours, light or dark, every control has a border and a focus ring', async ({
  page,
}) => {
  const expectDrawn = async (controls: Locator[]) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await awayFromTheList(page);
      for (const control of controls)
        await expect
          .poll(() => drawn(control.first()), `${String(control)}, ${colorScheme}`)
          .toEqual({ border: true, ring: true });
    }
  };
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PARTNER);
  await page.locator('inquiry-add').getByRole('button').click();
  for (const name of ['products', 'list', 'contact', 'chat']) {
    await page.locator(`inquiry-${name}`).scrollIntoViewIfNeeded();
  }
  await awayFromTheList(page);
  await launcher(page).click();
  const panel = page.locator('inquiry-panel dialog');
  const inPanel = ['Close', 'Increase quantity', 'Remove '].map((name) =>
    panel.getByRole('button', { name }),
  );
  // Keyboard mode, which shows focus rings.
  await page.keyboard.press('Tab');
  await expectDrawn([...inPanel, panel.locator('[part=send]')]);
  await page.keyboard.press('Escape');
  await expectDrawn([
    launcher(page),
    page.locator('inquiry-add').getByRole('button'),
    page.locator('inquiry-products').getByRole('button'),
    page.locator('inquiry-contact').getByRole('textbox'),
    page.locator('inquiry-contact').getByRole('combobox'),
    page.locator('inquiry-contact').getByRole('button').last(),
    page.locator('inquiry-chat').getByRole('button'),
  ]);
});

/** A 2G connection: https://github.com/WPO-Foundation/webpagetest, connectivity "2G". */
const SLOW_LINE = {
  offline: false,
  latency: 800,
  downloadThroughput: (280 * 1024) / 8,
  uploadThroughput: (256 * 1024) / 8,
};

test('on a slow connection, fallback content stays until the tiles are rendered, without layout shifts or lost clicks', async ({
  page,
  context,
}) => {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.addInitScript(() => {
    (window.inquiry ||= []).push(['add', { id: 'early', name: 'Called early' }, 2]);
  });
  await measureShift(page, { all: true });
  await page.goto(PARTNER, { waitUntil: 'domcontentloaded' });
  const products = page.locator('inquiry-products');
  const ownWords = products.locator('> a');
  await expect(page.locator('inquiry-add > a')).toBeVisible();
  // Without the page's own style sheet everything fits on the screen, and there is nothing to scroll.
  await expect(products).toHaveCSS('display', 'block');
  await products.evaluate((element) => element.scrollIntoView());
  await expect(ownWords).toBeVisible();
  await expect(launcher(page)).toContainText('2');
  // The script has loaded, but its requests are pending.
  await expect(ownWords).toBeVisible();
  await ownButton(page).evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect(launcher(page)).toContainText('3');
  await expect(products.locator('article')).toHaveCount(4);
  await expect(ownWords).toBeHidden();
  await awayFromTheList(page);
  await launcher(page).click();
  await expect(page.locator('inquiry-panel').getByRole('listitem')).toHaveCount(2);
  expect(await shiftsOf(page)).toEqual([]);
});

test('works inside a frame, where website builders put custom code', async ({ page }) => {
  await page.goto(`${PARTNER}/code-frame`);
  const frame = page.frameLocator('iframe');
  await frame.locator('inquiry-add').getByRole('button').click();
  // The launcher is away while the list is in the frame.
  await frame.locator('inquiry-contact').evaluate((contact) => contact.scrollIntoView());
  const button = frame.locator('inquiry-launcher').getByRole('button');
  await expect(button).toContainText('1');
  await button.click();
  const send = frame.locator('inquiry-panel [part=send]');
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await send.scrollIntoViewIfNeeded();
  const { x = -1, width = 0 } = (await frame.locator('inquiry-panel dialog').boundingBox()) ?? {};
  const outer = await page.locator('iframe').boundingBox();
  expect([x, width]).toEqual([(outer?.x ?? 0) + 2, 320]);
  await frame.locator('inquiry-products').scrollIntoViewIfNeeded();
});

test('a numeric id from plain JavaScript is accepted, and a missing one is reported; a list of two hundred lines is sent in full, in numbered parts that desktop apps accept', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await page.goto(`${PARTNER}/still`);
  await expect(page.locator('inquiry-add').getByRole('button')).toBeVisible();
  await page.evaluate(() => {
    const { inquiry } = window as unknown as { inquiry: { add(product: unknown): void } };
    for (const product of [{ id: 17, name: 4711 }, 18, { name: 'Without an id' }, null])
      inquiry.add(product);
  });
  await launcher(page).click();
  const panel = page.locator('inquiry-panel');
  await expect(panel.locator('[data-remove]')).toHaveCount(2);
  await expect(panel.locator('[part=send]')).toHaveAttribute('href', /4711.*18/);
  await page.reload();
  await expect(launcher(page)).toContainText('2');
  expect(told).toEqual(['add: no id', 'add: no id']);

  await test.step('two hundred lines', async () => {
    await page.evaluate(() => {
      if (!window.inquiry || !('version' in window.inquiry)) return;
      window.inquiry.clear();
      for (let n = 1; n <= 200; n += 1)
        window.inquiry.add({ id: `own-${n}`, name: `Shelf bracket & bolts no. ${n}` }, n);
    });
    await launcher(page).click();
    await expectParts(panel.locator('[part=send]'));
  });
});

/** Expects numbered links with all two hundred lines, in order, none of them too long. */
async function expectParts(parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  const links = await parts.evaluateAll((all) =>
    all.map((link) => ({ href: (link as HTMLAnchorElement).href, label: link.textContent })),
  );
  const count = links.length;
  expect(count).toBeGreaterThan(1);
  const texts = links.map(({ href }) => new URL(href).searchParams.get('text') ?? '');
  expect(links.map(({ label }) => /\((\d+\/\d+)\)$/.exec(label)?.[1])).toEqual(
    links.map((_, index) => `${index + 1}/${count}`),
  );
  const digits = (line = '') => line.match(/\d+/g)?.map(Number);
  // Behind them, the line has the reference of the inquiry, which may have digits of its own.
  expect(texts.map((text) => digits(text.split('\n')[0])?.slice(0, 2))).toEqual(
    links.map((_, index) => [index + 1, count]),
  );
  expect(Math.max(...links.map(({ href }) => href.length))).toBeLessThanOrEqual(1900);
  const lines = texts.flatMap((text) => text.split('\n'));
  // Quantity and name, in order: nothing is lost, truncated or duplicated.
  expect(lines.filter((line) => line.includes('Shelf bracket & bolts no.')).map(digits)).toEqual(
    Array.from({ length: 200 }, (_, n) => [n + 1, n + 1]),
  );
}

test('a notice stays until it is used or dismissed, and restores the focus; it can be swiped, opens the list, and goes when that is opened otherwise', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(PARTNER);
  const button = ownButton(page);
  const notice = page.locator('inquiry-notices li');
  const dismiss = notice.getByRole('button', { name: 'Dismiss' });

  await test.step('it stays, and restores the focus', async () => {
    await button.press('Enter');
    await expect(dismiss).toBeVisible();
    await page.clock.runFor(60_000);
    await dismiss.focus();
    await expect(dismiss).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await stopClock(page);
  const add = async () => {
    await button.click();
    await page.clock.runFor(100);
    await expect(notice).toBeVisible();
  };
  /** Runs the fake clock for its exit animation. */
  const expectGone = async () => {
    await page.clock.runFor(500);
    await expect(notice).toHaveCount(0);
  };

  await test.step('it can be dismissed', async () => {
    await add();
    await dismiss.click();
    await expectGone();
  });

  await test.step('it can be swiped', async () => {
    await add();
    const { x, y } = (await notice.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 20, { steps: 4 });
    await page.mouse.up();
    await expectGone();
  });

  await test.step('it opens the list', async () => {
    await add();
    await notice.getByRole('button', { name: 'View list' }).click();
    await page.clock.resume();
    await expect(page.locator('inquiry-panel dialog')).toBeVisible();
  });

  await test.step('it goes when the list is opened otherwise', async () => {
    await page.keyboard.press('Escape');
    await button.press('Enter');
    await expect(notice).toBeVisible();
    await launcher(page).press('Enter');
    await expect(page.locator('inquiry-panel dialog')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
