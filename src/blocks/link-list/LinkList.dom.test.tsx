import { expect, it } from 'vitest';
import type { LinkListBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import LinkList from './LinkList';

const context = contextWith({
  children: [{ label: 'Pumps', href: '/mining-industrial/pumps', text: 'All about pumps.' }],
});
const draw = (more: Partial<LinkListBlock>) =>
  mount(
    <Site>
      <LinkList {...({ type: 'link-list', ...more } as LinkListBlock)} context={context} />
    </Site>,
  ).container;
const linksOf = (page: Element) =>
  [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);

it('[A6] lists the sub-pages if it names no links', () => {
  const page = draw({});
  expect(linksOf(page)).toEqual([['/mining-industrial/pumps', 'Pumps All about pumps.']]);
  expect(page.querySelector('h2')?.textContent).toBe('inThisSection');
});

it('lists the links it names, under its own heading', () => {
  const page = draw({ heading: 'See also', links: [{ label: 'Store', href: '/store' }] });
  expect(linksOf(page)).toEqual([['/store', 'Store ']]);
  expect(page.querySelector('h2')?.textContent).toBe('See also');
});
