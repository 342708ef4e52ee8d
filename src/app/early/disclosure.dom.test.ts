import { beforeEach, describe, expect, it } from 'vitest';
import { closeInnermost, closeOthers, setOpen, toggle } from './disclosure';

const at = (id: string) => document.getElementById(id) as HTMLElement;
const open = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((button) => button.id);

beforeEach(() => {
  // A menu with a submenu in it, and the chat beside it.
  document.body.innerHTML = `
    <header>
      <button id="menu" data-toggle aria-expanded="false"></button>
      <nav><ul><li>
        <button id="submenu" data-toggle aria-expanded="false"></button>
        <a id="entry" href="/pumps">Pumps</a>
      </li></ul></nav>
    </header>
    <div><button id="chat" data-toggle aria-expanded="false"></button></div>
    <main id="main"></main>`;
});

it('is opened and closed by turns, or to a given state', () => {
  toggle(at('menu'));
  expect(open()).toEqual(['menu']);
  toggle(at('menu'));
  expect(open()).toEqual([]);
  setOpen(at('menu'), true);
  setOpen(at('menu'), true);
  expect(open()).toEqual(['menu']);
});

describe('an open disclosure', () => {
  beforeEach(() => {
    for (const id of ['menu', 'submenu', 'chat']) setOpen(at(id), true);
  });

  it('stays open for clicks inside it, while all others close', () => {
    closeOthers(at('entry'));
    expect(open()).toEqual(['menu', 'submenu']);
  });

  it('closes when the rest of the page gets a click or the focus', () => {
    closeOthers(at('main'));
    expect(open()).toEqual([]);
  });

  it('closes with all others when a link is followed', () => {
    closeOthers(null);
    expect(open()).toEqual([]);
  });

  it('closes from the inside out, and returns the focus to its button', () => {
    setOpen(at('chat'), false);
    closeInnermost();
    expect(open()).toEqual(['menu']);
    expect(document.activeElement).toBe(at('submenu'));
    closeInnermost();
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(at('menu'));
  });
});

it('does not move the focus if nothing is open', () => {
  at('entry').focus();
  closeInnermost();
  expect(document.activeElement).toBe(at('entry'));
});

it('ignores other elements with `aria-expanded`', () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="tab" aria-expanded="true"></button>');
  closeOthers(null);
  closeInnermost();
  expect(open()).toEqual(['tab']);
});
