import { describe, expect, it } from 'vitest';
import type { MenuItem as Item } from '../../generated/types';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { Site } from '../../widgets/testing';
import { MenuItem } from './MenuItem';

describe('an entry of the menu', () => {
  const item: Item = {
    name: 'Services',
    path: '/services',
    submenu: [
      { name: 'Pumps', path: '/pumps' },
      { name: 'Fans', path: '/fans', text: 'All sizes' },
    ],
  };
  const draw = (path: string) =>
    mount(
      <Site words={{ openSubmenu: 'More of {name}' }}>
        <MenuItem item={item} path={path} />
      </Site>,
    ).container;
  const current = (path: string) =>
    [...draw(path).querySelectorAll('[aria-current="page"]')].map((link) =>
      link.getAttribute('href'),
    );
  const isWithin = (path: string) => draw(path).querySelector('[data-within]') !== null;

  it('marks the current page, in the dropdown too', () => {
    expect(current('/services')).toEqual(['/services']);
    expect(current('/pumps')).toEqual(['/pumps']);
    expect(current('/about')).toEqual([]);
  });

  it('is marked on the pages of its dropdown and their descendants, and on no others', () => {
    expect(['/pumps', '/pumps/large'].map(isWithin)).toEqual([true, true]);
    expect(['/about', '/services', '/pumps-and-more'].map(isWithin)).toEqual([false, false, false]);
  });

  it('is marked on the pages below its own', () => {
    expect(isWithin('/services/pumps')).toBe(true);
    expect(isWithin('/services-and-more')).toBe(false);
  });

  it('has its own button, named after the entry and initially closed', () => {
    const button = one(draw('/'), 'button');
    expect(button.getAttribute('aria-label')).toBe('More of Services');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
