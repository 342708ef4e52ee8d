import { describe, expect, it } from 'vitest';
import { companyConfig } from './company.fixture';
import { columnsOf, menuOf } from './navigation';

const { config } = await companyConfig();
const [office] = config.branches;

describe('a menu', () => {
  it('is the one in the config', () => {
    expect(menuOf(config)).toBe(config.navigation.menu);
  });

  it('defaults to the top-level pages by their short names, without hidden ones', () => {
    const pages = menuOf({ ...config, navigation: { menu: [] } });
    expect(pages.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'The Yard /services',
      'Chandlery /store',
      'Contact /contact',
    ]);
  });

  it('does not name the page of its button twice', () => {
    const action = { label: 'Write to us', href: '/contact' };
    const pages = menuOf({ ...config, navigation: { menu: [], action } });
    expect(pages.map(({ path }) => path)).toEqual(['/services', '/store']);
  });
});

describe('the footer', () => {
  it('has the columns in the config', () => {
    expect(columnsOf(config)).toBe(config.footer.columns);
  });

  it('defaults to a column per office, at most four', () => {
    const branches = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      Object.assign({}, office, { id, name: `Office ${id}` }),
    );
    expect(columnsOf({ ...config, footer: { columns: [] }, branches })).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => ({ title: `Office ${id}`, branch: id })),
    );
  });
});
