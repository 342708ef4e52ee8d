import { expect, it } from 'vitest';

it('fields that depend on others are hidden before React, and shown as soon as they are needed', async () => {
  document.body.innerHTML = `<form><input name="about">
    <p data-when='["about",["Other"]]'><input name="which"></p>
    <p data-when='["which",["x"]]'><input name="what"></p></form>`;
  await import('./early');
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('[data-when]')].map((place) => place.hidden);
  expect(hidden()).toEqual([false, false]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(hidden()).toEqual([true, true]);
  const about = document.querySelector('input');
  if (about) about.value = 'Other';
  about?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hidden()).toEqual([false, true]);
});
