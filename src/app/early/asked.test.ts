// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { drawAsked } from './asked';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/store/category/gadgets', 'gadgets'],
  ['/store/category/cold%20rooms/', 'cold rooms'],
  ['/store/category/%E0%A4', '%E0%A4'],
  ['/store/category/%3Cb%3E', '<b>'],
])('an unknown category says what %s names, before React is there', (address, name) => {
  history.replaceState(null, '', address);
  document.body.innerHTML = '<h1><bdi data-asked="">No products</bdi></h1>';
  drawAsked();
  expect(document.querySelector('h1')?.textContent).toBe(name);
});
