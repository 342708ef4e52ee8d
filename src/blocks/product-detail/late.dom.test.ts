import { afterEach, expect, it, vi } from 'vitest';
import { earlyStateWith, listenForOneTest } from '../../app/early/testing';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['6', '6'],
  ['1,200', '1200'],
  ['', '1'],
])('%j typed before React are as many as the button adds: %s', async (typed, adds) => {
  vi.resetModules();
  listenForOneTest(document);
  vi.stubGlobal('app', earlyStateWith());
  document.body.innerHTML =
    '<div data-early="product-detail"><input value="1"><button data-inquiry-add="p-1" data-inquiry-quantity="1"></button></div>';
  await import('./late');
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.querySelector('button')?.dataset['inquiryQuantity']).toBe(adds);
});

it('has the button add what was typed before it came', async () => {
  vi.resetModules();
  listenForOneTest(document);
  document.body.innerHTML =
    '<div data-early="product-detail"><input value="1"><button data-inquiry-add="p-1" data-inquiry-quantity="1"></button></div>';
  (document.querySelector('input') as HTMLInputElement).value = '12';
  vi.stubGlobal('app', earlyStateWith());
  await import('./late');
  expect(document.querySelector('button')?.dataset['inquiryQuantity']).toBe('12');
});
