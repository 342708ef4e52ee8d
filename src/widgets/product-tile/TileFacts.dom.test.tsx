import { expect, it } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { TileFacts } from './TileFacts';

const textOf = (price: string | undefined, unit?: string) =>
  mount(<TileFacts specification="With a motor" price={price} unit={unit} />).container.textContent;

it('[S11] shows a price only if it has one, with its unit', () => {
  expect(textOf(undefined)).toBe('With a motor');
  expect(textOf('$475.00')).toBe('With a motor$475.00 ');
  expect(textOf('$12.99', 'per metre')).toBe('With a motor$12.99 per metre');
});
