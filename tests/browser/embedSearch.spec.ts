import { expect } from '@playwright/test';
import { openPage } from './support/partnerPage';
import { expectAccessible } from './support/axe';
import { test } from './support/test';

test(
  '[E60] the search finds a part as one types, adds it, and fetches nothing before',
  { tag: '@both' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openPage(
      page,
      '<main><h1>Spares</h1><inquiry-search></inquiry-search><inquiry-list></inquiry-list></main>',
    );
    const box = page.locator('inquiry-search');
    const field = box.getByRole('searchbox');
    await expect(field).toBeVisible();
    const ofSearch = () => fetched.filter((path) => /\/search-/.test(path));
    expect(ofSearch()).toEqual([]);
    await field.click();
    await field.pressSequentially('ac001');
    const first = box.getByRole('listitem').first();
    await expect(first).toContainText('AC-001');
    expect(ofSearch()).toHaveLength(2);
    await expect(first.getByRole('link').first()).toHaveAttribute(
      'href',
      expect.stringMatching(/\/store\/product\/ac-001$/),
    );
    await expectAccessible(page, 'embedded search');
    await first.getByRole('button').click();
    await expect(page.locator('inquiry-list').getByRole('listitem')).toHaveCount(1);
  },
);
