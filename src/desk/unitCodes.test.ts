import { expect, it } from 'vitest';
import { unitCodeOf } from './unitCodes';

it.each([
  ['', 'EA'],
  ['each', 'EA'],
  ['pair', 'PR'],
  ['2 pairs', undefined],
  ['Pairs', 'PR'],
  ['roll of 20 m', 'XRO'],
  ['drum of 208 L', 'XDR'],
  ['cylinder of 13.6 kg', 'XCY'],
  ['boxes', 'XBX'],
  ['per metre', 'MTR'],
  ['m', 'MTR'],
  ['per m²', 'MTK'],
  ['kit', 'XKI'],
  ['lengths of something', undefined],
])('the code of "%s" is %s', (unit, code) => {
  expect(unitCodeOf(unit)?.code).toBe(code);
});

it('codes that Recommendation 20 has withdrawn are marked, and replaced by those of Recommendation 21', () => {
  expect(unitCodeOf('drum')).toEqual({ code: 'XDR', withdrawn: 'DR' });
  expect(unitCodeOf('metre')?.withdrawn).toBeUndefined();
});
