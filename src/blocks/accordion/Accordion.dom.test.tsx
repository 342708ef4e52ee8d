import { expect, it } from 'vitest';
import type { AccordionBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Accordion from './Accordion';

const items: AccordionBlock['items'] = [
  {
    title: 'Do you deliver?',
    id: 'delivery',
    open: true,
    text: [
      { tag: 'p', text: 'Yes:' },
      { tag: 'ul', items: [[{ tag: 'p', text: 'by truck' }]] },
    ],
  },
  { title: 'On Sundays?', text: [{ tag: 'p', text: 'No.' }], open: false },
];
const draw = () =>
  mount(
    <Site>
      <Accordion {...({ type: 'accordion', items } as AccordionBlock)} context={contextWith()} />
    </Site>,
  ).container;

it('shows each question as a heading that opens its answer', () => {
  const entries = [...draw().querySelectorAll('details')];
  expect(entries.map(({ open }) => open)).toEqual([true, false]);
  expect(entries.map((entry) => entry.querySelector('summary h3')?.textContent)).toEqual([
    'Do you deliver?',
    'On Sundays?',
  ]);
  expect(entries[0]?.querySelector('ul li')?.textContent).toBe('by truck');
});

it('gives the name of an entry to its answer, so that a link to it opens the entry', () => {
  const answer = draw().querySelector('#delivery');
  expect(answer?.closest('summary')).toBeNull();
  expect(answer?.closest('details')?.querySelector('h3')?.textContent).toBe('Do you deliver?');
});
