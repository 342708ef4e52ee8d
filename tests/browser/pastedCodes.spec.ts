import { expect } from '@playwright/test';
import { norwegian } from './support/company';
import { complaints, visit } from './support/visit';

const { test, say, config, pathOf, storedList } = norwegian;
const hose = config.store.products.find(({ variants }) => variants)!;
const [small, large] = hose.variants!;

test(
  '[D17] pasted codes are found as they are printed and without their signs; what is none stays in sight',
  { tag: '@both' },
  async ({ page }) => {
    const lines = await complaints(page);
    await visit(page, pathOf('part-numbers'));
    const form = page.getByRole('main').locator('form', {
      has: page.getByLabel(say('partNumbers')),
    });
    await form
      .getByLabel(say('partNumbers'))
      .fill(`${small!.code!}, 3\n2 x kjv230 38\nFINNES-IKKE 9`);
    await form.getByRole('button').click();
    await expect
      .poll(async () => (await storedList(page))?.map(({ id, quantity }) => [id, quantity]))
      .toEqual([
        [small!.id, 3],
        [large!.id, 2],
      ]);
    await expect(form.getByRole('listitem')).toHaveText(['FINNES-IKKE 9']);
    await expect(form.getByRole('link')).toHaveAttribute('href', /FINNES-IKKE/);
    expect(lines).toEqual([]);
  },
);
