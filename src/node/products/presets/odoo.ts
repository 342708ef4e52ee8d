import type { ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';

/** Odoo's export of products: one row each; its own words for codes and categories. */
export const preset: Preset = {
  name: 'odoo',
  title: 'Odoo',
  // By the labels of fields, or by their technical names.
  headings: [
    ['Internal Reference', 'Name', 'Product Category'],
    ['default_code', 'name', 'sale_ok'],
  ],
  read: (rows) =>
    // Rows that only add a further value of a list to the product above have no name.
    rows.filter((row) => row.get('Name') !== '').map(productFrom),
};

/** A category of Odoo begins with one that all others are in, and a unit that says nothing. */
const ALL = /^(?:all|alle|tous|todos)$/i;
const SINGLY = /^(?:units?|unit\(s\)|einheit(?:en)?|pce|stück|unité\(s\)|unidades?)$/i;

function productFrom(row: ForeignRow): ForeignProduct {
  const unit = row.get('Unit of Measure') || row.get('Unit') || row.get('uom_id');
  const barcode = row.get('Barcode');
  const weight = row.get('Weight');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code:
      row.get('Internal Reference') ||
      row.get('default_code') ||
      row.get('External ID') ||
      row.get('ID'),
    name: row.get('Name'),
    description:
      row.get('Sales Description') ||
      row.get('description_sale') ||
      row.get('Description') ||
      row.get('eCommerce Description'),
    category: row
      .get(row.get('categ_id') === '' ? 'Product Category' : 'categ_id')
      .split(' / ')
      .filter((part, index) => part !== '' && !(index === 0 && ALL.test(part))),
    ...(unit !== '' && !SINGLY.test(unit) && { unit }),
    figures: [
      ...(barcode === '' ? [] : [{ name: 'Barcode', value: barcode }]),
      ...(weight === '' || Number(weight) === 0
        ? []
        : [{ name: 'Weight', value: weight, unit: 'kg' }]),
    ],
    pictures: [],
    variants: [],
  };
}
