import { describe, expect, it } from 'vitest';
import { keepTogether, townsOf, withWholeTown } from './keepTogether';

describe('[X21] in a text of a block', () => {
  const text = { type: 'string' };

  it.each([
    'Tank - 1,000_L, 60_m³ a day, 8_t/h and 150_l/min',
    'Fremdriftsmotor 250_hk med turbolader',
    'at 22_°C with 40_% less, up to 12_m.',
  ])('a number stays with its unit: %s', (shown) => {
    expect(keepTogether(shown.replaceAll('_', ' '), text)).toBe(shown.replaceAll('_', '\u00A0'));
  });

  it.each(['since 1991 in Harare', 'from 20 to over 12', '3 pumps', '24 hour line', '2 lift'])(
    'a line may break between a number and a word: %s',
    (shown) => {
      expect(keepTogether(shown, text)).toBe(shown);
    },
  );

  it('stays together in Markdown, too, and in blocks that stand in a column', () => {
    const block = (name: string, field: object) => ({
      properties: { type: { const: name }, ...field },
    });
    const schema = {
      items: {
        discriminator: { propertyName: 'type' },
        oneOf: [
          block('notice', { text: { type: 'string', 'x-kind': 'inline-markdown' as const } }),
          block('text', { text: { items: text, 'x-kind': 'markdown' as const } }),
        ],
      },
    };
    const column = (space: string) => [
      { type: 'notice', text: `From [12${space}kW](/12-kw) upwards` },
      { type: 'text', text: [`## 5${space}m`, `- 7${space}kg`] },
    ];
    expect(keepTogether(column(' '), schema)).toEqual(column('\u00A0'));
  });

  it('a postcode of a branch stays with its town, before or behind it', () => {
    const towns = townsOf([
      { address: { locality: 'Mo i Rana', postcode: '8622' } },
      { address: { locality: 'Harare' } },
    ]);
    expect(keepTogether('Kaia 1, 8622 Mo i Rana; Mo i Rana 8622; Mo i Rana', text, towns)).toBe(
      'Kaia 1, 8622\u00A0Mo\u00A0i\u00A0Rana; Mo\u00A0i\u00A0Rana\u00A08622; Mo i Rana',
    );
  });

  it('changes texts in lists and objects, but not formatted values such as ids and addresses', () => {
    const schema = {
      properties: {
        items: { items: text },
        code: { items: { type: 'string', 'x-kind': 'code' as const } },
        size: { type: 'string', enum: ['5 m'] },
      },
    };
    expect(keepTogether({ items: ['5 m'], code: ['5 m'], size: '5 m' }, schema)).toEqual({
      items: ['5\u00A0m'],
      code: ['5 m'],
      size: '5 m',
    });
  });
});

it('keeps the postcode with the town in the caption of a map', () => {
  const branch = {
    id: 'mo',
    name: 'Mo',
    country: 'Norge',
    address: { locality: 'Mo i Rana', postcode: '8622' },
    phones: [],
    email: 'mo@company.internal',
    map: { caption: 'Kaia 1, 8622 Mo i Rana', embed: '', directions: '' },
  } as unknown as Parameters<typeof withWholeTown>[0];
  expect(withWholeTown(branch).map?.caption).toBe('Kaia 1, 8622\u00A0Mo\u00A0i\u00A0Rana');
});
