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
  await import('./early');
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.querySelector('button')?.dataset['inquiryQuantity']).toBe(adds);
});
