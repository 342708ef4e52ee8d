import { expect, it } from 'vitest';
import { mount } from '../../../ui/testing/mount';
import { Bearings } from './testing';

const brands = [
  { label: 'Halden', href: '/store/category/bearings-halden' },
  { label: 'Kuvani', href: '/store/category/bearings-kuvani' },
];

it('[L31] a long category links to its brands', () => {
  const { container } = mount(<Bearings listing={{ brands }} />);
  const links = [...container.querySelectorAll('nav a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    brands.map(({ label, href }) => [label, href]),
  );
});

it('any other has no such links', () => {
  expect(mount(<Bearings />).container.querySelector('nav')).toBeNull();
});
