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
  copyList: 'Copy list',
  notOpened: 'WhatsApp did not open?',
};

it('[I11] [I12] [I13] [I15] [I16] [W1] [W5] the shipped interface texts are the quoted ones, to the letter', () => {
  expect(config.strings).toMatchObject(QUOTED);
});

it('[W2] so is the message that the list is sent as', () => {
  expect(config.inquiry).toMatchObject({
    opening: "I'm interested in these products:",
    line: '• {name} (Quantity: {quantity})',
    closing: 'Could you please provide more information and pricing?',
  });
});
