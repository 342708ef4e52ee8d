import { expect, type Page } from '@playwright/test';
import { call, items, launcher, openPage, panel } from './support/partnerPage';
import { test } from './support/test';
import { stopClock } from './support/visit';

const chat = (page: Page) => page.locator('inquiry-chat');
const chatButton = (page: Page) => chat(page).getByRole('button').first();

/** What is on top at three places of the chat's link. */
async function onTopOfChat(page: Page): Promise<(string | undefined)[]> {
  const { x, y, width, height } = (await chat(page).getByRole('link').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return page.evaluate(
    (spots) => spots.map(([left, top]) => document.elementFromPoint(left, top)?.localName),
    [0.1, 0.5, 0.9].map((part): [number, number] => [x + width * part, y + height / 2]),
  );
}

test('the chat is visible wherever its element is on a long page; open, it covers the list’s button, and keeps the focus; it closes on Escape even if the page stops that event', async ({
  page,
}) => {
  await openPage(
    page,
    `<script>for (const type of ['keydown', 'keyup'])
      addEventListener(type, (event) => event.key === 'Escape' && event.stopPropagation(), true);
    </script><div style="height: 9000px"></div><inquiry-chat></inquiry-chat>`,
  );
  const button = chatButton(page);
  await expect(button).toBeInViewport();

  await test.step('open, it covers the list’s button, and keeps the focus', async () => {
    await call(page, ['add', 'a']);
    await expect(launcher(page)).toBeVisible();
    await button.press('Enter');
    await expect(button).toBeFocused();
    expect(await onTopOfChat(page)).toEqual(['inquiry-chat', 'inquiry-chat', 'inquiry-chat']);
  });

  await test.step('chat and list close on Escape', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await call(page, ['open']);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });
});

test('pages that fill the screen do not grow', async ({ page }) => {
  // Whole device pixels.
  await page.setViewportSize({ width: 400, height: 640 });
  await openPage(
    page,
    `<style>html, body { height: 100%; margin: 0 }</style><main style="height: 100%"></main>
     <inquiry-chat></inquiry-chat>`,
  );
  const room = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
  expect(await room()).toBe(0);
  await expect(chatButton(page)).toBeVisible();
  await call(page, ['add', 'a']);
  await expect(launcher(page)).toBeVisible();
  await expect(page.locator('inquiry-notices li')).toBeVisible();
  expect(await room()).toBe(0);
});

test('elements in invisible containers are invisible; those without a box are rendered; in closed shadow roots of the page, all buttons add, and the chat opens', async ({
  page,
}) => {
  await openPage(
    page,
    `<div style="visibility: hidden"><inquiry-add product="a"></inquiry-add></div>
     <style>inquiry-list, article { display: contents }</style><article><inquiry-list></inquiry-list></article>
     <div id="host"></div><script>
      const root = document.getElementById('host').attachShadow({ mode: 'closed' });
      root.innerHTML = '<inquiry-add product="a"></inquiry-add><inquiry-chat></inquiry-chat>' +
        '<inquiry-products category="all" limit="2"></inquiry-products>';
      part = (tag) => root.querySelector('inquiry-' + tag).shadowRoot?.querySelector('button');
     </script>`,
  );
  const unseen = page.locator('inquiry-add button');
  await expect(unseen).toBeAttached();
  await expect(unseen).toBeHidden();
  await expect(page.locator('inquiry-list [part=list]')).toBeVisible();

  await test.step('inside closed shadow roots', async () => {
    for (const tag of ['add', 'products', 'chat'])
      await expect.poll(() => page.evaluate(`!!part('${tag}')`)).toBe(true);
    await page.evaluate('for (const tag of ["add", "products", "chat"]) part(tag).click()');
    expect(await items(page)).toHaveLength(2);
    expect(await page.evaluate('part("chat").getAttribute("aria-expanded")')).toBe('true');
    expect(await page.evaluate('part("add").textContent')).toBe('Added to inquiry list');
  });
});

test('a page that removes unknown elements is given time between retries', async ({ page }) => {
  await page.clock.install();
  await openPage(
    page,
    `<script>
      thrown = 0;
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('html > inquiry-launcher')) { one.remove(); thrown += 1; if (thrown > 5000) throw thrown; }
      }).observe(document.documentElement, { childList: true });
    </script>`,
  );
  // Else more than a second passes on a busy machine.
  await stopClock(page);
  await call(page, ['add', 'a']);
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'thrown')))).toBeLessThan(30);
});

test('an open dialog of the page stays on top of the embed, which is on top of the page afterwards; the button returns to a page that rerenders its whole document', async ({
  page,
}) => {
  await openPage(
    page,
    `<style>html { padding: 0 } main { position: fixed; inset: 0; z-index: 9 }</style><main></main>
     <dialog style="inset: 0; width: 100%; height: 100%; max-width: none; max-height: none"></dialog>
     <script>document.querySelector('dialog').showModal()</script><inquiry-chat></inquiry-chat>`,
  );
  await call(page, ['add', 'a']);
  const buttons = [launcher(page), chatButton(page)];
  /** The topmost elements at the positions of our buttons. */
  const seen = () =>
    Promise.all(
      buttons.map(async (button) => {
        const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
        return page.evaluate(
          ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.localName,
          [x + 9, y + 9],
        );
      }),
    );
  await expect.poll(seen).toEqual(['dialog', 'dialog']);
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await expect.poll(seen).toEqual(['inquiry-launcher', 'inquiry-chat']);

  await test.step('the page rerenders its whole document', async () => {
    await expect(launcher(page)).toBeVisible();
    // Like React 18 after a hydration mismatch of the document.
    await page.evaluate(() => {
      const next = document.createElement('html');
      next.innerHTML = '<head></head><body><main>second</main><inquiry-chat></inquiry-chat></body>';
      document.documentElement.remove();
      document.append(next);
    });
    await expect(page.getByText('second')).toBeVisible();
    await expect(launcher(page)).toBeVisible();
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await call(page, ['add', { id: 'b', name: 'Bracket' }]);
    await expect(page.locator('inquiry-notices li', { hasText: 'Bracket' })).toBeVisible();
    await expect(chatButton(page)).toBeVisible();
  });
});
