import { createHash } from 'node:crypto';
import { clockIn } from '../../../src/document/dates/moments';
import type { WholeConfig } from '../../../src/node/site/company.fixture';

/** The name of a derived company. */
export type Company = keyof typeof COMPANIES;

/** Companies derived from the other company, as changes of its config. */
export const COMPANIES = {
  large: (config: WholeConfig) => {
    addProducts(config, 'deck');
    // Two brands: this one and that of the store.
    for (const product of config.store.products)
      if (/^more-\d*[02468]$/.test(product.id)) product.brand = 'Kuvani';
    setMenu(config, ['Masts', 'Sails', 'Rope', 'Fuel', 'Oars', 'Hire', 'Jobs', 'Tar', 'Ice']);
    config.theme.sizes['menu-from'] = 1280;
  },
  /**
   * A long name, and a menu of twelve long entries. Its list is sent by e-mail, and its contact page has the snippet
   * builder. Its page of services has two notices: one goes in two days, as another one appears for two days. An
   * announcement stands above all pages, and goes in two days. Visits are counted.
   */
  chandlery: (config: WholeConfig) => {
    const words = ['Winter Storage', 'Engine Overhaul', 'Standing Rigging', 'Sailmaking'];
    const others = [
      'Insurance Surveys',
      'Moorings',
      'Apprenticeships',
      'Second-Hand Boats',
      'Journal',
    ];
    setMenu(config, [...words, ...others]);
    config.site.logo.wordmark = 'Brackwater Boatyard, Chandlery & Marine Engineering';
    Reflect.deleteProperty(config, 'chat');
    config.hosting.counts = true;
    config.site.timeZone = 'Europe/Oslo';
    const clock = (days: number) =>
      clockIn('Europe/Oslo', new Date(Date.now() + days * 86_400_000));
    config.announcement = {
      text: 'The yard is closed over Christmas. [Write to us](/contact) meanwhile.',
      kind: 'warning',
      closable: true,
      until: clock(2),
    };
    const notice = { type: 'notice', kind: 'info' } as const;
    config.pages
      .find(({ path }) => path === '/services')
      ?.blocks.push(
        { ...notice, text: 'The slip is closed for the winter.', until: clock(2) },
        { ...notice, text: 'The slip is open again.', from: clock(2), until: clock(4) },
      );
    const page = config.pages.find(({ path }) => path === '/contact');
    page?.blocks.push({
      type: 'snippet-builder',
      heading: 'On Your Page',
      product: 'eng-010',
      reference: true,
      widgets: [
        { name: 'add', label: 'A button', chosen: true },
        { name: 'list', label: 'The list', chosen: true },
      ],
    });
  },
};

/** More than two pages of a listing: each takes a page of its own and a link preview. */
const PRODUCTS_FOR_THREE_PAGES = 125;

/** Adds products to a category, until its listing has three pages. */
export function addProducts({ store: { products } }: WholeConfig, category: string): void {
  const [first] = products;
  const more = Array.from({ length: PRODUCTS_FOR_THREE_PAGES }, (_, index) => ({
    ...first!,
    id: `more-${index + 1}`,
    name: `${first!.name} ${index + 1}`,
    category,
    // Use random text, which does not compress, so that the file with all products is too large to send with the page.
    description: ['a', 'b']
      .map((half) => createHash('sha512').update(`${half}${index}`).digest('hex'))
      .join(''),
  }));
  products.push(...more);
}

/** Sets the menu to more entries with these names. */
function setMenu({ navigation }: WholeConfig, names: readonly string[]): void {
  const more = names.map((name, index) => ({ name, path: `/services#${index}` }));
  navigation.menu = [...navigation.menu, ...more];
}
