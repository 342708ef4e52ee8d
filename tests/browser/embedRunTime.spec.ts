import { expect, test, type Page } from '@playwright/test';
import { median } from '../bench/lib/median';
import { record, type Recording } from './support/mainThread';
import { costOfReference, slowdownOfPhone } from './support/phone';

const PARTNER = `http://localhost:${process.env['TEST_PARTNER_PORT']}`;
const SCRIPT = '/embed/v1.js';

/** Nearly half of them may be odd. The tests run alone (`@alone`): what is beside them would be counted too. */
const OPENINGS = 9;

/** No task of the main thread, on a cheap phone, in ms; the script's own one has less. */
const LONGEST = 50;
const LONGEST_OF_SCRIPT = 30;
/** From the click to the panel on the screen, on a cheap phone, in ms. */
const FIRST_OPENING = 120;
const LATER_OPENING = 50;

/** Opens a host page, and records what happens from the script on, which comes when the page has been drawn. */
async function recordVisit(page: Page, name: string, act: () => Promise<void>): Promise<Recording> {
  let come = () => {};
  const drawn = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(`**${SCRIPT}`, async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto(`${PARTNER}/${name}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const look = () => {
      const panel = document.querySelector('inquiry-panel')?.shadowRoot;
      // An empty frame is no panel yet: its title and the button that closes it belong to it.
      if (panel?.querySelector('dialog[open] button')) performance.mark('opened');
      else requestAnimationFrame(look);
    };
    document.addEventListener('inquiry:open', look);
  });
  // What the driver needs in the page is there now, and no part of the recording.
  await page.locator('body').waitFor({ state: 'attached' });
  const recording = await record(page, { slower: 1, since: { script: SCRIPT } }, async () => {
    come();
    await until(page, () => Boolean(window.inquiry && 'version' in window.inquiry));
    await act();
  });
  await page.unroute(`**${SCRIPT}`);
  return recording;
}

/** Asks the page from time to time: less is done in it than by the driver's own ways to wait. */
async function until(page: Page, holds: () => boolean): Promise<void> {
  await expect.poll(() => page.evaluate(holds), { intervals: [100] }).toBe(true);
}

/** Clicks on a part of an element, as a visitor does: the driver does hardly anything in the page. */
async function press(page: Page, tag: string, part: string): Promise<void> {
  const [x, y] = await page.evaluate(
    ([host, inner]) => {
      const element = document.querySelector(host)?.shadowRoot?.querySelector(inner);
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    },
    [tag, part] as const,
  );
  await page.mouse.click(x, y);
}

const listShows = () =>
  Boolean(document.querySelector('inquiry-panel')?.shadowRoot?.querySelector('[part=send]'));

async function openAndClose(page: Page): Promise<void> {
  await press(page, 'inquiry-launcher', '[part~=launcher]');
  await until(page, listShows);
  // Nobody closes what has not been drawn.
  await page.waitForTimeout(300);
  await page.keyboard.press('Escape');
  await until(page, () => !document.querySelector('inquiry-panel'));
}

/** Goes down the page to its end, as fast as somebody who looks for something. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  for (;;) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(60);
    const isDown = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    if (isDown) return;
  }
}

const isDrawn = () =>
  ['products', 'list', 'contact', 'chat'].every(
    (name) => document.querySelector(`inquiry-${name}`)?.shadowRoot,
  ) &&
  document.querySelector('inquiry-products')?.shadowRoot?.querySelectorAll('article').length === 30;

const worst = ({ tasks }: Recording) => Math.max(...tasks.map(({ busy }) => busy));

test(
  'holds no page up: thirty tiles, list, form and chat come in small pieces',
  { tag: '@alone' },
  async ({ browser }) => {
    test.setTimeout(90_000);
    const recordings: Recording[] = [];
    const costs: number[] = [];
    for (let n = 0; n < OPENINGS; n += 1) {
      costs.push(await costOfReference(browser));
      const page = await browser.newPage();
      recordings.push(
        await recordVisit(page, 'many-tiles', async () => {
          await press(page, 'inquiry-add', 'button');
          await scrollDown(page);
          await until(page, isDrawn);
          await scrollDown(page);
          await openAndClose(page);
        }),
      );
      await page.close();
    }
    const slower = slowdownOfPhone(costs);
    const ofScript = median(recordings.map(({ own }) => own.busy));
    expect(ofScript * slower).toBeLessThanOrEqual(LONGEST_OF_SCRIPT);
    expect(median(recordings.map(worst)) * slower).toBeLessThanOrEqual(LONGEST);
  },
);

test(
  'opens the list at once: the first time too, when it has to be fetched',
  { tag: '@alone' },
  async ({ browser }) => {
    test.setTimeout(90_000);
    const first: number[] = [];
    const later: number[] = [];
    const costs: number[] = [];
    for (let n = 0; n < OPENINGS; n += 1) {
      costs.push(await costOfReference(browser));
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${PARTNER}/still`);
      await page.locator('inquiry-add').getByRole('button').click();
      const { between } = await recordVisit(page, 'still', async () => {
        await openAndClose(page);
        await openAndClose(page);
      });
      first.push(between('click', 0, 'opened'));
      later.push(between('click', 1, 'opened'));
      await context.close();
    }
    const slower = slowdownOfPhone(costs);
    expect(median(first) * slower).toBeLessThanOrEqual(FIRST_OPENING);
    expect(median(later) * slower).toBeLessThanOrEqual(LATER_OPENING);
  },
);

test('asks for nothing more when all of it is there, and sets no cookie', async ({
  page,
  context,
}) => {
  await page.goto(`${PARTNER}/many-tiles`);
  await page.locator('inquiry-add').getByRole('button').click();
  await scrollDown(page);
  await until(page, isDrawn);
  await openAndClose(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.waitForTimeout(3000);
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
