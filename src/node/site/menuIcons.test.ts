import { expect, it } from 'vitest';
import type { SiteData } from '../../generated/types';
import { createAssets } from '../files/assets';
import { iconNodes } from './iconNodes';
import { shareMenuIcons } from './menuIcons';

const entry = (path: string, icon?: string) => ({
  name: path,
  path,
  ...(icon !== undefined && { icon: iconNodes()[icon] }),
});
const menu = [
  entry('/'),
  { ...entry('/services'), submenu: [entry('/a', 'wrench'), entry('/b'), entry('/c', 'wrench')] },
  { ...entry('/store'), submenu: [entry('/d', 'list')] },
] as SiteData['navigation']['menu'];

it('draws the icons of the menu from one file, in which each stands once', () => {
  const assets = createAssets();
  const shared = shareMenuIcons(menu, assets);
  const [[url, file] = ['', '']] = assets.files;
  const icons = shared.flatMap(({ submenu = [] }) => submenu.map(({ icon }) => icon));
  const at = (id: string) => [['use', { href: `${url}#${id}` }]];
  expect(icons).toEqual([at('i0'), undefined, at('i0'), at('i1')]);
  expect(String(file).match(/<g id="\w+">/g)).toEqual(['<g id="i0">', '<g id="i1">']);
  const [[, { d }]] = iconNodes()['wrench'] as [[string, { d: string }]];
  expect(String(file)).toContain(d);
});

it('leaves the rest of the menu as it is, and a menu without icons', () => {
  const assets = createAssets();
  const without = [{ ...entry('/services'), submenu: [entry('/a')] }] as typeof menu;
  expect(shareMenuIcons(without, assets)).toBe(without);
  expect(assets.files.size).toBe(0);
  const names = (items: typeof menu) => JSON.stringify(items, ['name', 'path', 'submenu']);
  expect(names(shareMenuIcons(menu, assets))).toBe(names(menu));
});
