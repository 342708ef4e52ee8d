import { expect, it } from 'vitest';
import { config } from './pages';

/**
 * The texts that the requirements quote. Browser tests take what they look for from the config of each company: that
 * the shipped one says it to the letter is said only here.
 */
const QUOTED: Partial<typeof config.strings> = {
  listTitle: 'Your Inquiry List',
  listEmpty: 'Your inquiry list is empty',
  listEmptyText: "Looks like you haven't added any products to your inquiry list yet.",
  browseProducts: 'Browse Products',
  selectedItems: 'Selected Items ({n})',
  continueBrowsing: 'Continue Browsing',
  inquirySummary: 'Inquiry Summary',
  totalItems: 'Total Items',
  products: 'Products',
  sendInquiry: 'Send Inquiry via WhatsApp',
  sendNote: 'You will be redirected to WhatsApp to discuss your inquiry with our sales team.',
  copyList: 'Copy list',
  notOpened: 'WhatsApp did not open?',
  addToList: 'Add to Inquiry List',
  addedToListTitle: 'Added to inquiry list',
  addedQuantityToList: '{qty} x {name} has been added to your inquiry list.',
  productCount: '{count} Products',
  productCountOne: '1 Product',
  emptyCategory: 'No products found in this category',
  returnToStore: 'Return to Store',
  backToStore: 'Back to Store',
  loadingProducts: 'Loading products...',
  foundProducts: 'Found {count} product(s) matching “{term}”',
  noMatch: 'No products found matching “{term}” in {category}',
  clearSearch: 'Clear Search',
  goToProduct: 'Go to product {code}: {name}',
  loadingProduct: 'Loading product details...',
  backToProducts: 'Back to Products',
  description: 'Description',
  specifications: 'Specifications',
  reviews: 'Reviews',
  sampleReview: 'Sample review',
  productNotFound: 'Product Not Found',
  productNotFoundText: "The product you're looking for doesn't exist or has been removed.",
  addedToCartTitle: 'Added to cart',
  addedToCart: '{name} has been added to your cart.',
  addedToList: '{name} has been added to your inquiry list.',
  contactName: 'Full Name',
  contactEmail: 'Email Address',
  contactPhone: 'Phone Number',
  contactBranch: 'Select Branch/Country',
  contactChooseBranch: 'Choose your branch',
  contactMessage: 'Message',
  contactSend: 'Send Message',
  contactSending: 'Sending...',
  contactSubject: 'New Contact Form Submission from {name} - {branch}',
  contactSentTitle: 'Message Sent!',
  contactSent: "Thank you for contacting us. We'll get back to you shortly.",
  contactFailedTitle: 'Error',
  contactFailed: 'There was a problem sending your message. Please try again later.',
  allProjects: 'All Projects',
};

it('[C8] [C9] [C10] [C15] [C16] [D1] [D3] [D7] [D8] [D10] [D11] [I11] [I12] [I13] [I15] [I16] [L4] [L10] [L16] [L19] [L20] [N9] [N10] [P18] [W1] [W5] the shipped interface texts are the quoted ones, to the letter', () => {
  expect(config.strings).toMatchObject(QUOTED);
});

it('[L1] [L2] [L3] [L5] its store has the required sections, counts and featured products', () => {
  const { categories = [], products = [] } = config.store ?? {};
  const blocks = config.pages.find(({ path }) => path === '/store')?.blocks ?? [];
  expect(blocks.flatMap((block) => ('heading' in block ? block.heading : []))).toEqual(
    expect.arrayContaining(['Product Categories', 'Featured Products', 'Why Shop With Us']),
  );
  expect(categories.map(({ id, count }) => [id, count])).toEqual([
    ['refrigeration', 25],
    ['agriculture', 25],
    ['mining', 48],
    ['energy', 36],
    ['construction', 25],
  ]);
  const featured = blocks.flatMap((block) => (block.type === 'product-grid' ? block.items : []));
  const categoryOf = (id: string) => products.find((one) => one.id === id)?.category;
  expect(featured.map(({ product }) => categoryOf(product))).toEqual(
    Array.from({ length: 8 }, () => 'refrigeration'),
  );
});

it('[L8] so are the headings of its listings', () => {
  const { allLabel, featuredLabel, categories } = config.store ?? {};
  expect([allLabel, featuredLabel]).toEqual(['All Products', 'Featured Products']);
  expect(categories?.map(({ name }) => name)).toEqual([
    'Refrigeration & Airconditioning',
    'Agriculture',
    'Mining & Industrial',
    'Energy Solutions',
    'Civil Contracting',
  ]);
});

it('[W2] so is the message that the list is sent as, with code and unit in each line', () => {
  expect(config.inquiry).toMatchObject({
    opening: "I'm interested in these products:",
    line: '• {name} [{id}] (Quantity: {quantity})',
    unitLine: '• {name} [{id}] (Quantity: {quantity} × {unit})',
    closing: 'Could you please provide more information and pricing?',
  });
});

it('[H4] [H5] [H10] so are the entries of its menu', () => {
  const { menu, action } = config.navigation;
  expect(menu.map(({ name, path }) => [name, path])).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Store', '/store'],
    ['Portfolio', '/portfolio'],
    ['Contact Us', '/contact'],
  ]);
  expect(menu[2]?.submenu?.map(({ name, path }) => [name, path])).toEqual([
    ['Air Conditioning', '/air-conditioning'],
    ['Agriculture', '/agricultural-services'],
    ['Mining & Industrial', '/mining-industrial'],
    ['Energy', '/energy-solutions'],
    ['Civil Contracting', '/civil-contracting'],
  ]);
  expect(action).toMatchObject({ label: 'Request a Quote', href: '/contact' });
});

it('[A8] [C1] [C2] [C3] [C6] [C7] [F12] so are its offices, its form, its error page and the words of its chat', () => {
  const { branches, contact, chat, social, notFound, pages } = config;
  const headings = (blocks: typeof notFound.blocks = []) =>
    blocks.flatMap((block) => ('title' in block ? block.title : []));
  expect(branches.map(({ option }) => option)).toEqual([
    'Zimbabwe Branch - Harare',
    'Malawi Branch - Blantyre',
  ]);
  expect(branches.map(({ phones }) => phones.length)).toEqual([4, 1]);
  expect(branches.map(({ map }) => map?.caption)).toEqual([
    'Samora Machel Avenue, Harare',
    'Glyn Jones Road, Blantyre',
  ]);
  expect(contact?.otherBranch).toEqual({ value: 'other', label: 'Other Region' });
  expect(social).toHaveLength(4);
  expect(chat?.message).toBe('I would like to inquire about your products/services.');
  expect(headings(notFound.blocks)).toEqual(['Oops! Page not found']);
  expect(headings(pages.find(({ path }) => path === '/contact')?.blocks)).toEqual(['Get In Touch']);
});
