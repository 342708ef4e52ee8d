import type { FieldKind } from '../fieldKind';
import { fill } from '../../template';

/**
 * At least eight letters and digits, as in the numbers of the European Union (two letters and up to 13 signs)
 * and most others; browsers match the whole value.
 */
const VAT_NUMBER = '(?=(?:.*[0-9]){5})[A-Za-z0-9][A-Za-z0-9 .\\-\\/]{6,18}[A-Za-z0-9]';

/** The number by which a company is taxed. Whether it exists is not looked up. */
export const kind: FieldKind = {
  kind: 'vat-number',
  name: 'vat-number',
  example: () => 'GB 123 4567 89',
  control: ({ label }, { strings }) => ({
    attributes: { autoCapitalize: 'characters', autoComplete: 'off', pattern: VAT_NUMBER },
    wrong: fill(strings.fieldWrong, { label }),
  }),
};
