import type { IconNode, SiteData } from '../../generated/types';
import type { Assets } from '../files/assets';

/**
 * The menu with its icons in one file, from which pages draw them in the colours around (SVG `<use>`): thousands of
 * pages would repeat them, and all of them are decorative. Icons that are only seen in an open submenu may come later
 * than the page.
 */
export function shareMenuIcons(
  menu: SiteData['navigation']['menu'],
  assets: Pick<Assets, 'add'>,
): SiteData['navigation']['menu'] {
  const entries = menu.flatMap(({ submenu = [] }) => submenu);
  const drawn = new Set(entries.flatMap(({ icon }) => (icon ? markupOf(icon) : [])));
  const icons = new Map([...drawn].map((markup, n) => [markup, `i${n}`]));
  if (icons.size === 0) return menu;
  const groups = [...icons].map(([markup, id]) => `<g id="${id}">${markup}</g>`);
  const url = assets.add(
    'menu-icons.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`,
  );
  const shared = (icon: IconNode): IconNode => [
    ['use', { href: `${url}#${icons.get(markupOf(icon)) ?? ''}` }],
  ];
  return menu.map((item) => ({
    ...item,
    ...(item.submenu && {
      submenu: item.submenu.map((entry) => ({
        ...entry,
        ...(entry.icon && { icon: shared(entry.icon) }),
      })),
    }),
  }));
}

/** Shapes as SVG. They are of Lucide, whose attributes are figures, paths and plain words. */
const markupOf = (icon: IconNode): string =>
  icon
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
