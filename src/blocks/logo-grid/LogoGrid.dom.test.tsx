import { expect, it } from 'vitest';
import type { LogoGridBlock } from '../../generated/types';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import LogoGrid from './LogoGrid';

const logos = [
  { name: 'First Bank', group: 'Banks' },
  { name: 'Far Call', group: 'Telecom' },
  { name: 'Last Bank', group: 'Banks' },
];
const draw = (grouped: boolean, shown: LogoGridBlock['logos'] = logos) =>
  mount(
    <Site>
      <LogoGrid
        {...({ type: 'logo-grid', logos: shown, grouped } as LogoGridBlock)}
        context={contextWith()}
      />
    </Site>,
  ).container;
const textsOf = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent);

it('groups the names, keeping the order of the config', () => {
  const page = draw(true);
  expect(textsOf(page, 'h3')).toEqual(['Banks', 'Telecom']);
  expect(textsOf(page, 'ul')).toEqual(['First BankLast Bank', 'Far Call']);
});

it('keeps the order of the config in a grid', () => {
  expect(textsOf(draw(false), 'li')).toEqual(['First Bank', 'Far Call', 'Last Bank']);
});

it('leads where a logo is to lead, by its name, in a grid and in groups', () => {
  const image = { src: '/mark.svg', alt: '', width: 4, height: 3 };
  const leading = [
    { name: 'First Bank', group: 'Banks', href: '/store/category/all', image },
    { name: 'Far Call', group: 'Telecom' },
  ];
  const links = (grouped: boolean) =>
    [...draw(grouped, leading).querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent || link.getAttribute('aria-label'),
    ]);
  expect(links(false)).toEqual([['/store/category/all', 'First Bank']]);
  expect(links(true)).toEqual([['/store/category/all', 'First Bank']]);
});

it('leaves no logo alone in the last row of a wide screen', () => {
  const alone = Array.from({ length: 60 }, (_, index) => index + 1).filter((count) => {
    const many = Array.from({ length: count }, (_, index) => ({ name: `Logo ${index}` }));
    const columns = /\bof(\d)\b/.exec(one(draw(false, many), 'ul').className)?.[1];
    return count > 1 && count % Number(columns) === 1;
  });
  expect(alone).toEqual([]);
});
