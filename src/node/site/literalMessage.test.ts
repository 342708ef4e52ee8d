import { expect, it } from 'vitest';
import { aboutLines } from '../../cart/about';
import { cartMessage } from '../../cart/message';
import { companyConfig, resolveCompany } from './company.fixture';

it('[W2] a config without further options sends the text of the specification, to the byte', async () => {
  const { data } = await resolveCompany(({ inquiry }) => {
    for (const name of ['unitLine', 'reference', 'link', 'about'] as const) delete inquiry[name];
  });
  const { schemas } = await companyConfig();
  const { properties = {} } = schemas.config.properties?.['inquiry'] ?? {};
  const texts = { ...data.inquiry, ...defaultsOf(properties) };
  const items = [
    { id: 'ref-007', name: 'Refrigerant Gas', quantity: 12, unit: 'cylinder of 13.6 kg' },
  ];
  const known = {
    about: aboutLines({ name: 'T. Moyo' }, texts.about),
    reference: 'K7MQ-2XP4',
    link: 'https://a.example/cart',
  };
  expect(cartMessage({ items, greeting: 'Hello Acme,', texts, ...known })).toBe(
    "Hello Acme,\n\nI'm interested in these products:\n• Refrigerant Gas (Quantity: 12)\n\n" +
      'Could you please provide more information and pricing?',
  );
});

/** What a config that says nothing about the message has. */
const defaultsOf = (fields: Record<string, { default?: unknown }>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );
