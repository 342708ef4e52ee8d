import type { FieldKind } from '../fieldKind';

/** Products with their quantities, a line each: '2 × Wall Fan [AC-029]'. */
export const kind: FieldKind = {
  kind: 'products',
  name: 'products',
  control: (_, { strings }) => ({
    draw: 'products',
    add: strings.fieldAddProduct,
    fromList: strings.fieldFromList,
  }),
};
