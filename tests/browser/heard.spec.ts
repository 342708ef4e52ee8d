import { expect, type Page } from '@playwright/test';
import { ContactForm } from './support/contact';
import { forCompany, shipped } from './support/company';
import { visit } from './support/visit';

forCompany(shipped, (company) => {
  const { test, config, say, store, block, categoryPath, linesOf, storeList, pathOf } = company;
  const [first, second] = linesOf(2, 1);

  test('screen readers are told of each thing once, in one text', async ({ page }) => {
    await listen(page);

    await test.step('a product that is added', async () => {
      await visit(page, categoryPath('all'));
      await page.locator('main [data-inquiry-add]').first().click();
      const name = config.store.products[0]?.name ?? '';
      await expectHeard(page, [`${say('addedToListTitle')}. ${say('addedToList', { name })}`]);
    });

    await test.step('a list whose search has been cleared', async () => {
      const box = page.getByRole('searchbox', { name: say('searchProducts') });
      await box.fill('zzzz');
      const category = config.store.allLabel;
      await expectHeard(page, [say('noMatch', { term: 'zzzz', category })]);
      await page.getByRole('button', { name: say('clear'), exact: true }).click();
      const { length } = config.store.products.filter(({ unlisted }) => !unlisted);
      await expectHeard(page, [say('productCount', { count: length })]);
    });

    await test.step('a line that is removed, with the key that brings it back', async () => {
      await storeList(page, [first, second]);
      await visit(page, store.list);
      await page
        .getByRole('main')
        .getByRole('button', { name: say('remove', { name: first?.name ?? '' }) })
        .click();
      await expectHeard(page, [
        `${say('removed', { name: first?.name ?? '' })} ${say('actionByKey', { key: 'F8', action: say('undo') })}`,
        say('cartWithOne'),
      ]);
      await page.keyboard.press('F8');
      await expect(page.getByRole('button', { name: say('undo') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectHeard(page, [say('cartWithCount', { count: 3 })]);
    });

    await test.step('a quantity that is none', async () => {
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.fill('abc');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.press('Enter');
      const told = say('quantityUnread', { text: 'abc', quantity: 1 });
      await expectHeard(page, [told, say('cartWithCount', { count: 2 })]);
    });

    await test.step('what to do if the chat has not opened', async () => {
      // As Chromium tells it: two words stay two, though the second is only there to be heard.
      const name = `${say('sendInquiry')} ${say('newTab')}`;
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      expect(nodes.map((node) => String(node.name?.value))).toContain(name);
      await page.getByRole('link', { name }).click();
      await expect.poll(() => page.getByText(say('notOpened'), { exact: true }).count()).toBe(1);
      expect(await heard(page)).toEqual([expect.stringContaining(say('notOpened'))]);
    });

    await test.step('the mistakes of a form', async () => {
      await visit(page, pathOf('contact-form'));
      const form = new ContactForm(page, company);
      await form.write();
      await form.fields.name.fill('');
      await form.fields.email.fill('');
      await form.button.click();
      await expectHeard(page, [say('contactFaultCount', { count: 2 })]);
    });

    await test.step('a slide', async () => {
      await visit(page, '/');
      await page.getByRole('button', { name: say('nextSlide') }).click();
      const { slides } = block('hero-carousel');
      const place = say('slide', { n: 2, count: slides.length });
      await expectHeard(page, [`${place}: ${slides[1]?.title}`]);
    });
  });
});

/** Notes every text that comes into a live region of the pages to be opened. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { heardTexts: texts });
    const note = (changes: MutationRecord[]) => {
      const regions = new Set<string>();
      for (const { target, addedNodes, type } of changes) {
        if (type === 'childList' && addedNodes.length === 0) continue;
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live=polite], [aria-live=assertive], [role=status]');
        const text =
          type === 'childList' && region?.hasAttribute('aria-live')
            ? [...addedNodes].map((node) => node.textContent).join('')
            : region?.textContent;
        if (text) regions.add(text);
      }
      texts.push(...regions);
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** What has been noted since the last call. */
const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heardTexts: string[] }).heardTexts.splice(0));

/** Expects these texts, in any order, and nothing else. */
async function expectHeard(page: Page, texts: string[]): Promise<void> {
  const all: string[] = [];
  await expect
    .poll(async () => {
      all.push(...(await heard(page)));
      return all.toSorted();
    })
    .toEqual(texts.toSorted());
}
