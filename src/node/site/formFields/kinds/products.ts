import { linesOfList } from '../../../../cart/productLines';
import type { FieldKind } from '../fieldKind';

/** Products with their quantities, a line each: '2 × Wall Fan [WF-1]'. */
export const kind: FieldKind = {
  kind: 'products',
  name: 'products',
  example: (_, { store }) =>
    linesOfList(
      (store?.products ?? [])
        .slice(0, 2)
        .map(({ id, name }, index) => ({ id, name, quantity: 2 - index })),
    ),
  control: (_, { strings }) => ({
    draw: 'products',
    add: strings.fieldAddProduct,
    fromList: strings.fieldFromList,
  }),
};
