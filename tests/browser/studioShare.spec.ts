import { expect, type Page } from '@playwright/test';
import { heldFolder } from '../temporary/heldFolder';
import { expectAccessible } from './support/axe';
import { keyboard, mouse } from './support/hands';
import { goHome, openStudio, partsOf, startStudio } from './support/studio';
import { test } from './support/test';

test('[T67] [T74] the boss sees on a phone what was typed last, by a code of its own, until Studio ends', async ({
  page,
  browser,
}) => {
  test.slow();
  const { folder, remove } = heldFolder();
  const studio = await startStudio(folder, (text) => text, ['--share']);
  const phones: Page[] = [];
  try {
    await openStudio(page, studio);
    const { form, site, blocks } = partsOf(page);
    for (const [heading, handOf] of [
      ['A Yard With Two Slips', mouse],
      ['A Yard With Three Slips', keyboard],
    ] as const) {
      const { press, write } = handOf(page);
      await goHome(page);
      await press(blocks.getByRole('button', { name: /^Text and picture/ }));
      await write(form.getByLabel('Heading', { exact: true }), heading);
      // Three steps: the tool, its button, and the code, which the phone scans.
      await press(site.getByRole('button', { name: 'Publish', exact: true }));
      await press(page.getByRole('button', { name: 'Show it on phones' }));
      await expect(page.getByText('Ready: scan the code')).toBeInViewport({ timeout: 120_000 });
      const code = page.locator('a[href*="/draft/"]');
      const address = (await code.getAttribute('href')) ?? '';
      const phone = await browser.newPage({
        viewport: { width: 390, height: 780 },
        hasTouch: true,
      });
      phones.push(phone);
      await phone.goto(address);
      await expect(phone.getByRole('heading', { name: heading })).toBeVisible();
      // The next phone gets another code: this one opens nothing more.
      await expect(code).not.toHaveAttribute('href', address);
      const other = await browser.newPage();
      expect((await other.goto(address))?.status()).toBe(403);
      await other.close();
    }
    await expect(page.getByText('2 phones show the draft.')).toBeVisible();
    await expectAccessible(page, 'the code for phones');
    await studio.stop();
    await expect(phones[0]?.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED');
  } finally {
    for (const phone of phones) await phone.close();
    await studio.stop();
    remove();
  }
});
