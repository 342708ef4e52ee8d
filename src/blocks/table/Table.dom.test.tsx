import { expect, it } from 'vitest';
import type { TableBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Table from './Table';

const draw = (firstColumn: TableBlock['firstColumn']) =>
  mount(
    <Site>
      <Table
        type="table"
        tone="paper"
        caption="Torques"
        firstColumn={firstColumn}
        rows={{ head: ['Bolt', 'Torque'], rows: [['M8', '25 Nm']], numbers: [1] }}
        context={contextWith()}
      />
    </Site>,
  ).container;

it('has headings of columns and rows, and a name', () => {
  const container = draw('headings');
  const scopes = [...container.querySelectorAll('th')].map(
    (th) => `${th.getAttribute('scope')} ${th.textContent}`,
  );
  expect(scopes).toEqual(['col Bolt', 'col Torque', 'row M8']);
  expect(container.querySelector('caption')?.textContent).toBe('Torques');
});

it('has no headings of rows if the first column is one like the others', () => {
  expect(draw('cells').querySelector('th[scope=row]')).toBeNull();
});

it('keeps the order of figures where the page is right to left', () => {
  expect(draw('headings').querySelector('td')?.innerHTML).toBe('<bdi>25 Nm</bdi>');
});

it('can be scrolled by keyboard, under its name', () => {
  const room = draw('headings').querySelector('[role=group]');
  expect(room?.getAttribute('tabindex')).toBe('0');
  expect(room?.getAttribute('aria-label')).toBe('Torques');
});
