import { expect, test, type Page } from '@playwright/test';
import { fillList } from './support/list';
import { visit } from './support/visit';

test(
  '[X22] nothing that is focused by keyboard lies under the chat button',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/store/category/all');
  },
);
