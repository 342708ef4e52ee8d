import { expect, it } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import CardGrid from './CardGrid';

type Props = Parameters<typeof CardGrid>[0];
const BLOCK: Props = {
  type: 'card-grid',
  tone: 'paper',
  flip: false,
  numbered: false,
  cards: [{ title: 'Pumps' }],
  context: contextWith(),
};
const actions = [{ label: 'Ask', href: '/contact' }];

function draw(props: Partial<Props>) {
  const { container } = mount(
    <Site>
      <CardGrid {...BLOCK} {...props} />
    </Site>,
  );
  return container;
}

it('the buttons of a dark section are in its colours: those of a light one could not be read', () => {
  expect(draw({ actions }).querySelector('a')?.className).toContain('outline');
  expect(draw({ actions, tone: 'navy' }).querySelector('a')?.className).toContain('primary');
});

it('a section without buttons keeps no room for them', () => {
  const parts = (container: Element) => container.querySelectorAll('[data-reveal] > *').length;
  expect(parts(draw({}))).toBe(parts(draw({ actions })) - 1);
});
