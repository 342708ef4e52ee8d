import { expect, it } from 'vitest';
import type { LogoGridBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import LogoGrid from './LogoGrid';

const logos = [
  { name: 'First Bank', group: 'Banks' },
  { name: 'Far Call', group: 'Telecom' },
  { name: 'Last Bank', group: 'Banks' },
];
const draw = (grouped: boolean) =>
  mount(
    <Site>
      <LogoGrid
        {...({ type: 'logo-grid', logos, grouped } as LogoGridBlock)}
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
