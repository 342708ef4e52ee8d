import { expect } from '@playwright/test';
import { readCode } from '../setup/readCode';
import { expectAccessible } from './support/axe';
import { forCompany, shipped } from './support/company';
import { untilLive, visit } from './support/visit';

forCompany(shipped, ({ test, store, linesOf, storeList }) => {
  test('a computer shows the list as a code, which a phone opens; a phone does not fetch it', async ({
    page,
  }) => {
    const lines = linesOf(3, 2);
    await storeList(page, lines);
    await visit(page, store.list);
    await untilLive(page);
    const code = page.locator('[data-to-scan] svg').filter({ visible: true });
    await expect(code).toBeVisible();
    const svg = await code.evaluate((node) => new XMLSerializer().serializeToString(node));
    const link = new URL((await readCode(svg)) ?? '');
    expect(link.pathname + link.search).toBe(
      `${store.list}?items=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join()}`,
    );
    await expectAccessible(page, 'a list with its code');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await untilLive(page);
    await expect(code).toHaveCount(0);
  });
});
