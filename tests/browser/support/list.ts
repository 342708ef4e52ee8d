import type { Page } from '@playwright/test';
import { CART_KEY, config } from './site';

/** A stored line. */
export interface StoredLine {
  id: string;
  name: string;
  quantity: number;
  category?: string;
  image?: string;
}

/** Lines for the first products of the catalogue, with these quantities. */
export function linesOf(...quantities: number[]): StoredLine[] {
  return quantities.map((quantity, index) => {
    const { id = '', name = '' } = config.store.products[index] ?? {};
    return { id, name, quantity };
  });
}

/** Lines of products that are not in any catalogue. */
export function manyLines(count: number): StoredLine[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `x-${n}`,
    name: `Pressure Switch Type ${n}`,
    quantity: n + 1,
  }));
}

/** Stores a value as the list, before the first page of this tab opens. */
export async function storeList(page: Page, value: unknown, cartKey = CART_KEY): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([key = '', stored = '']) => {
      // A sandboxed frame has no storage.
      if (window !== window.top || sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key, stored);
    },
    [cartKey, text],
  );
}

/** Stores a value as the list in the tab that is open: its next page shows it, and other tabs at once. */
export async function storeListNow(page: Page, value: unknown, cartKey = CART_KEY): Promise<void> {
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [cartKey, JSON.stringify(value)],
  );
}

/** The stored list; null if there is none. Changes are written under a lock, a moment after an action: poll it. */
export async function storedList(page: Page, cartKey = CART_KEY): Promise<StoredLine[] | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), cartKey);
  return text === null ? null : (JSON.parse(text) as StoredLine[]);
}

/** The text in a chat link. */
export function chatTextOf(href: string | null): string {
  return new URL(href ?? 'about:blank').searchParams.get('text') ?? '';
}
