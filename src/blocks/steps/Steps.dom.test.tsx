import { expect, it } from 'vitest';
import type { StepsBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Steps from './Steps';

const steps = [
  { title: 'Plan', text: 'We walk the site.' },
  { title: 'Draw', text: 'You approve.' },
  { title: 'Build', text: 'Keys.' },
];

it('is an ordered list whose drawn numbers are hidden from screen readers', () => {
  const { container } = mount(
    <Site>
      <Steps {...({ type: 'steps', steps } as StepsBlock)} context={contextWith()} />
    </Site>,
  );
  const items = [...container.querySelectorAll('ol > li')];
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
    'Plan',
    'Draw',
    'Build',
  ]);
  const numbers = items.map((item) => item.querySelector('[aria-hidden=true]')?.textContent);
  expect(numbers).toEqual(['01', '02', '03']);
});
