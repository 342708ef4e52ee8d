import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyStateWith, listenForOneTest } from './testing';

const root = document.documentElement;
const pressed: string[] = [];

beforeEach(async () => {
  vi.resetModules();
  pressed.length = 0;
  document.body.innerHTML =
    '<form><button id="send">Send</button></form><button type="button" id="add"><b>Add</b></button>';
  listenForOneTest(document);
  await import('./meanwhile');
});
afterEach(() => {
  root.removeAttribute('data-js');
  root.removeAttribute('data-awaits');
  Reflect.deleteProperty(window, 'app');
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The early script comes, and notes what is pressed from then on. */
async function come() {
  window.app = earlyStateWith();
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  await import('./catchUp');
}

it('shows at once what scripts work for', () => {
  expect(root.hasAttribute('data-js')).toBe(true);
});

it('has a button that is pressed too soon pressed when the early script has come, once', async () => {
  press('#add b');
  expect(document.getElementById('add')?.dataset['pressed']).toBe('');
  await come();
  expect(pressed).toEqual(['add']);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('leaves to the early script what is pressed later, and to the browser what sends a form', async () => {
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  press('#send');
  await come();
  expect(pressed).toEqual([]);
  press('#add');
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('hides no section before the early script comes, and then only those below the screen', async () => {
  const tops = [0, 300, innerHeight, 5000];
  const sections = tops.map((top) => {
    const section = document.createElement('p');
    section.dataset['reveal'] = '';
    section.getBoundingClientRect = () => new DOMRect(0, top, 320, 200);
    return section;
  });
  document.body.replaceChildren(...sections);
  expect(root.hasAttribute('data-awaits')).toBe(true);
  await come();
  expect(root.hasAttribute('data-awaits')).toBe(false);
  expect(sections.map((section) => section.hasAttribute('data-seen'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  { what: 'the early script', id: 'early', isMarked: false },
  { what: 'something else', id: 'other', isMarked: true },
])('is as without JavaScript only if the early script fails: $what', ({ id, isMarked }) => {
  const script = Object.assign(document.createElement('script'), { id, type: 'none' });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  expect(root.hasAttribute('data-js')).toBe(isMarked);
});
