import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['?filter=air-2', 'air-2'],
  ['?from=mail&filter=AIR-2#projects', 'air-2'],
  ['?filter=sun', 'all'],
  ['?filter=%22%5D', 'all'],
  ['', 'all'],
])(
  '[P18] the address "%s" shows the projects of the group "%s" before React',
  async (asked, shown) => {
    history.replaceState(null, '', `/${asked}`);
    vi.resetModules();
    await import('./early');
    document.body.innerHTML = `
    <input type="radio" name="filter" value="all" checked />
    <input type="radio" name="filter" value="air-2" />`;
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe(shown);
  },
);

it('[P18] a choice that Firefox has brought back on reload goes if the address has none', async () => {
  vi.resetModules();
  await import('./early');
  document.body.innerHTML = `
    <input type="radio" name="filter" value="all" checked />
    <input type="radio" name="filter" value="air-2" />`;
  const restored = document.querySelector<HTMLInputElement>('[value="air-2"]');
  if (restored) restored.checked = true;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('all');
});
