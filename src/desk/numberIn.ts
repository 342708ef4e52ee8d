/**
 * A number as people write it: '1,250.50', '1.250,50', '1 250,5', '1,20,000' in India. A single comma with three digits
 * behind it groups thousands. Undefined for anything else, for more than `max`, and for less than one where it has to be whole.
 */
export function numberIn(text: string, isWhole: boolean, max: number): number | undefined {
  const plain = text.replace(/[\s\u00A0\u202F'’]/g, '');
  const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(plain);
  const isGerman = /^\d{1,3}(\.\d{3})+(,\d+|\.\d{3})$/.test(plain);
  const dotted = isGrouped
    ? plain.replaceAll(',', '')
    : isGerman
      ? plain.replaceAll('.', '').replace(',', '.')
      : plain.replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(dotted)) return undefined;
  const number = Number(dotted);
  if (number > max || (isWhole && (!Number.isSafeInteger(number) || number < 1))) return undefined;
  return number;
}
