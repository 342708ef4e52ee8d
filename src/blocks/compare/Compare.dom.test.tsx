import { expect, it } from 'vitest';
import type { CompareBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Compare from './Compare';

const block = {
  type: 'compare',
  caption: 'Service',
  columns: ['Once', 'By contract'],
  rows: [
    { label: 'Travel', values: ['-', '+'] },
    { label: 'Answer', values: ['two days', '+'] },
  ],
  yes: 'included',
  no: 'not included',
} as CompareBlock;
const draw = () =>
  mount(
    <Site>
      <Compare {...block} context={contextWith()} />
    </Site>,
  ).container;

it('says marks in words, beside the headings of their row and column', () => {
  const cells = [...draw().querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['not included', 'included', 'two days', 'included']);
});

it('has headings of columns and rows, and can be scrolled by keyboard under its name', () => {
  const page = draw();
  const headings = [...page.querySelectorAll('th')].map(
    (th) => `${th.getAttribute('scope')} ${th.textContent}`,
  );
  expect(headings).toEqual([
    'col Service',
    'col Once',
    'col By contract',
    'row Travel',
    'row Answer',
  ]);
  const room = page.querySelector('[role=group]');
  expect([room?.getAttribute('tabindex'), room?.getAttribute('aria-label')]).toEqual([
    '0',
    'Service',
  ]);
});
