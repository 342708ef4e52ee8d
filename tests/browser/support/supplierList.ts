/** What a supplier sells, in groups, with the sizes that each comes in. */
const GROUPS = [
  ['Anchors & chain', ['Galvanised anchor # kg', 'Calibrated chain # mm', 'Swivel # mm']],
  ['Ropes', ['Halyard # mm', 'Docking line # mm, 10 m', 'Mooring line # mm']],
  ['Bilge pumps', ['Bilge pump # l/h', 'Float switch # A']],
  ['Paint', ['Antifouling red # l', 'Primer grey # l']],
] as const;

const SIZES = [6, 8, 10, 12] as const;

/**
 * The price list of a supplier as it comes by e-mail, semicolons and all: two lines of titles, headings of its own, prices
 * with commas, codes with slashes, a title between the rows and a page number at the end. Of its 40 rows one has the code
 * of another, one has no name, and four no group.
 * @param remarks The heading of its last column.
 */
export function supplierList(remarks: string): string {
  const products = SIZES.flatMap((size) =>
    GROUPS.flatMap(([group, names]) => names.map((name) => [group, name.replace('#', `${size}`)])),
  );
  const rows = products.map(([group = '', name = ''], index) => {
    const code = `NM-${1000 + 7 * (index === 23 ? 22 : index)}/A`;
    const price = index === 12 ? 'on request' : `${4 + index * 13},${10 + index}`;
    const text = index === 20 ? '' : index === 6 ? `  ${name.toUpperCase()} ` : name;
    return [code, text, index % 9 === 8 ? '' : group, index % 3 === 0 ? 'pcs' : 'm', price, ''];
  });
  rows.splice(10, 0, ['PAINT', '', '', '', '', '']);
  return [
    ['NORDSJØ MARINE AS – Price list 2027', '', '', '', '', ''],
    ['Prices ex. VAT, valid from 01.01.2027', '', '', '', '', ''],
    ['Item No.', 'Item description', 'Group', 'Pack', 'Net price EUR', remarks],
    ...rows,
    ['Page 1 of 1', '', '', '', '', ''],
  ]
    .map((row) => row.join(';'))
    .join('\r\n');
}
