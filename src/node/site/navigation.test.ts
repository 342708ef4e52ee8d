import { describe, expect, it } from 'vitest';
import { companyConfig } from './company.fixture';
import { columnsOf, menuOf } from './navigation';

const { config } = await companyConfig();
const [office] = config.branches;

describe('a menu', () => {
  it('is the one that is written', () => {
    expect(menuOf(config)).toBe(config.navigation.menu);
  });

  it('that nobody has written leads to the pages of the first level by their short names, but to no hidden one', () => {
    const pages = menuOf({ ...config, navigation: { menu: [] } });
    expect(pages.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'The Yard /services',
      'Chandlery /store',
      'Contact /contact',
    ]);
  });
});

describe('the footer', () => {
  it('has the columns that are written', () => {
    expect(columnsOf(config)).toBe(config.footer.columns);
  });

  it('has an office in each column where none is written, four at most', () => {
    const branches = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      Object.assign({}, office, { id, name: `Office ${id}` }),
    );
    expect(columnsOf({ ...config, footer: { columns: [] }, branches })).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => ({ title: `Office ${id}`, branch: id })),
    );
  });
});
