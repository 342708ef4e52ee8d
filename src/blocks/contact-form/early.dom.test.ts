import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyStateWith, listenForOneTest } from '../../app/early/testing';

const KEY = 'acme-contact';
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** Runs the step as in the head of the page. */
async function open(plain: boolean, putBack?: () => void, boxes = ''): Promise<void> {
  vi.resetModules();
  listenForOneTest(document);
  document.body.innerHTML = `<div data-draft="${KEY}"><form><input name="name"><textarea name="message"></textarea>${boxes}</form></div>`;
  vi.stubGlobal('app', earlyStateWith({ plain }));
  await import('./early');
  putBack?.();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('what is typed before React is kept', async () => {
  await open(false);
  type('name', 'Tendai');
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ name: 'Tendai', message: '' });
});

it('what is typed while React takes over is kept: it hears nothing until it has taken over the form', async () => {
  await open(false);
  window.app.live = true;
  type('name', 'Tendai');
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({ name: 'Tendai' });
});

it.each([true, false])(
  'a draft is there at once after a reload, without React: %s',
  async (plain) => {
    sessionStorage.setItem(KEY, '{"name":"Tendai"}');
    await open(plain);
    expect(field('name').value).toBe('Tendai');
  },
);

it('the newest text wins over what the browser puts back on Back', async () => {
  sessionStorage.setItem(KEY, '{"name":"Tendai Moyo"}');
  await open(false, () => {
    field('name').value = 'Tend';
    field('message').value = 'Two pumps';
  });
  expect(field('name').value).toBe('Tendai Moyo');
  expect(field('message').value).toBe('Two pumps');
});

it.each(['{', 'null', '3'])('a draft that cannot be read is none: %s', async (stored) => {
  sessionStorage.setItem(KEY, stored);
  await open(true);
  expect(field('name').value).toBe('');
});

describe('boxes to tick', () => {
  const boxes = ['Fans', 'Pumps']
    .map((value) => `<input type="checkbox" name="about" value="${value}">`)
    .join('');

  it('are kept each on its own', async () => {
    await open(false, undefined, boxes);
    field('about').checked = true;
    type('name', 'Tendai');
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({
      'about=Fans': 'on',
      'about=Pumps': '',
    });
  });

  it('are ticked again after a reload, with the values that they had', async () => {
    sessionStorage.setItem(KEY, '{"about=Fans":"on","about=Pumps":""}');
    await open(true, undefined, boxes);
    const ticked = [...document.querySelectorAll<HTMLInputElement>('[name=about]')];
    expect(ticked.map(({ value, checked }) => [value, checked])).toEqual([
      ['Fans', true],
      ['Pumps', false],
    ]);
  });
});
