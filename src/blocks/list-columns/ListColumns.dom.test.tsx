import { expect, it } from 'vitest';
import type { ListColumnsBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import ListColumns from './ListColumns';

const columns = [
  { title: 'Power', items: ['Lines', 'Poles'] },
  { title: 'Sun', items: ['Panels'] },
  { title: 'Wind', items: ['Rotors'] },
];
const draw = (more: Partial<ListColumnsBlock>) =>
  mount(
    <Site>
      <ListColumns
        {...({ type: 'list-columns', columns, ...more } as ListColumnsBlock)}
        context={contextWith()}
      />
    </Site>,
  ).container;

it('[P32] numbers items straight through all columns, for screen readers as well', () => {
  const page = draw({ numbered: true });
  expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    '01Lines',
    '02Poles',
    '03Panels',
    '04Rotors',
  ]);
  expect([...page.querySelectorAll('ol')].map((list) => list.start)).toEqual([1, 3, 4]);
});

it('has no numbers otherwise', () => {
  const page = draw({});
  expect(page.querySelector('ol')).toBeNull();
  expect(page.querySelector('li')?.textContent).toBe('Lines');
});
