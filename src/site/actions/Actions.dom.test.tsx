import { expect, it } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { SiteProvider } from '../SiteProvider';
import { siteWith } from '../testing';
import { Actions } from './Actions';

const actions = [
  { label: 'Ask', href: '/contact' },
  { label: 'Read', href: '/about' },
];
function draw(props: Partial<Parameters<typeof Actions>[0]>) {
  const site = siteWith({ newTab: '' });
  const { container } = mount(
    <SiteProvider site={site}>
      <Actions actions={actions} {...props} />
    </SiteProvider>,
  );
  const links = [...container.querySelectorAll('a')];
  return { container, classes: links.map((link) => link.className) };
}

it('makes the first button primary and the others secondary', () => {
  const { classes } = draw({});
  expect(classes[0]).toContain('primary');
  expect(classes[1]).toContain('outline');
});

it('has no primary button below a block, but always one on navy', () => {
  expect(draw({ look: 'outline' }).classes[0]).toContain('outline');
  const onNavy = draw({ look: 'outline', ground: 'navy' });
  expect(onNavy.classes[0]).toContain('primary');
  // The style sheet makes the second button light by this class.
  expect(onNavy.container.firstElementChild?.className).toContain('navy');
});

it('gives secondary buttons their context for screen readers', () => {
  const { container } = draw({ about: 'Pumps' });
  const spoken = [...container.querySelectorAll('a')].map((link) => link.textContent?.trim());
  expect(spoken).toEqual(['Ask', 'Read: Pumps']);
});

it('renders nothing without actions', () => {
  expect(draw({ actions: [] }).container.innerHTML).toBe('');
  expect(draw({ actions: undefined }).container.innerHTML).toBe('');
});
