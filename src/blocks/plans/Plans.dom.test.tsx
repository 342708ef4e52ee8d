import { expect, it } from 'vitest';
import type { PlansBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Plans from './Plans';

it('names the plan in each link for screen readers', () => {
  const link = { label: 'Ask', href: '/contact' };
  const plans = [
    { name: 'Small', headline: 'Twice a year', features: ['Report'], link },
    { name: 'Large', headline: 'Every month', features: ['Report', 'Repairs'], link },
  ];
  const { container } = mount(
    <Site>
      <Plans {...({ type: 'plans', plans } as PlansBlock)} context={contextWith()} />
    </Site>,
  );
  expect([...container.querySelectorAll('a')].map((one) => one.textContent)).toEqual([
    'Ask: Small',
    'Ask: Large',
  ]);
  const large = container.querySelector('h3 ~ ul:last-of-type')?.closest('ul > li');
  expect(large?.textContent).toContain('Twice a year');
});
