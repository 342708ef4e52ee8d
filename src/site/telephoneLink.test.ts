import { expect, it } from 'vitest';
import { telephoneLink } from './telephoneLink';

it.each(['+99 12 345', '+99\u00A012\u202F345', '+9912345'])('calls %j by its digits', (number) => {
  expect(telephoneLink(number)).toBe('tel:+9912345');
});
