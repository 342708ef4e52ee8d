import { expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { chatOffices } from './chatOffices';

const office = (name: string, phone: string, chat?: string) => ({
  name,
  phones: [{ number: phone }],
  ...(chat && { chat }),
});

const offices = (number: string | undefined, ...branches: ReturnType<typeof office>[]) =>
  chatOffices({
    site: { name: 'Acme' },
    ...(number && { chat: { number } }),
    branches,
  } as unknown as SiteConfig)?.map(({ name, number: own }) => `${name} ${own}`);

it("[W7] lists the offices with a number, the company's first", () => {
  const [oslo, bergen] = [office('Oslo', '+47 1', '+47 11'), office('Bergen', '+47 2', '+47 22')];
  expect(offices('+47 22', oslo, bergen, office('Moss', '+47 3'))).toEqual([
    'Bergen +47 22',
    'Oslo +47 11',
  ]);
});

it("[W7] labels a number that belongs to no office with the company's name", () => {
  expect(offices('+47 99', office('Oslo', '+47 1', '+47 11'))).toEqual([
    'Acme +47 99',
    'Oslo +47 11',
  ]);
});

it('[W7] offers no choice if all numbers are the same, however they are written', () => {
  expect(offices('+47 1', office('Oslo', '+471'))).toBeUndefined();
  expect(offices('+47 1', office('Oslo', '+47 2', '+4 71'))).toBeUndefined();
  expect(offices(undefined, office('Oslo', '+47 1', '+47 11'))).toBeUndefined();
});
