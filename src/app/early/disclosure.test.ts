// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { closeInnermost, closeOthers, setOpen } from './disclosure';

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

it('flips what is open or closed, unless it is told which', () => {
  setOpen(at('menu'));
  expect(open()).toEqual(['menu']);
  setOpen(at('menu'));
  expect(open()).toEqual([]);
  setOpen(at('menu'), true);
  setOpen(at('menu'), true);
  expect(open()).toEqual(['menu']);
});

describe('what is open', () => {
  beforeEach(() => {
    for (const id of ['menu', 'submenu', 'chat']) setOpen(at(id), true);
  });

  it('stays while somebody is busy in it, and closes everywhere else', () => {
    closeOthers(at('entry'));
    expect(open()).toEqual(['menu', 'submenu']);
  });

  it('closes when somebody turns to the rest of the page', () => {
    closeOthers(at('main'));
    expect(open()).toEqual([]);
  });

  it('closes, all of it, when a link is followed', () => {
    closeOthers(null);
    expect(open()).toEqual([]);
  });

  it('closes from the inside out, and gives the focus back to its button', () => {
    setOpen(at('chat'), false);
    closeInnermost();
    expect(open()).toEqual(['menu']);
    expect(document.activeElement).toBe(at('submenu'));
    closeInnermost();
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(at('menu'));
  });
});

it('leaves the focus alone where nothing is open', () => {
  at('entry').focus();
  closeInnermost();
  expect(document.activeElement).toBe(at('entry'));
});

it('leaves alone what shows its state without being a disclosure of ours', () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="tab" aria-expanded="true"></button>');
  closeOthers(null);
  closeInnermost();
  expect(open()).toEqual(['tab']);
});
