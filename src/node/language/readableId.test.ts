import { describe, expect, it } from 'vitest';
import { readableId } from './readableId';

describe('the short name in addresses', () => {
  it.each([
    ['BV 015/A', 'bv-015-a'],
    ['Påhengsmotor 10 kW', 'pahengsmotor-10-kw'],
    ['Größe ½', 'grosse-1-2'],
    ['Cafe\u0301', 'cafe'],
  ])('of %s is %s, as ever', (text, id) => {
    expect(readableId(text)).toBe(id);
  });

  it.each([
    ['Щит распределительный ЩР-12', 'shchit-raspredelitelnyy-shchr-12'],
    ['Ґрунтовка', 'gruntovka'],
    ['З’єднання', 'ziednannya'],
    ['Қақпақша', 'qaqpaqsha'],
    ['Αντλία νερού 5 kW', 'antlia-neroy-5-kw'],
    ['مضخة ٣', 'mdkhh-3'],
    ['משאבה', 'msvh'],
    ['水泵 IS-50', 'shui-beng-is-50'],
    ['ボールバルブ', 'borubarubu'],
    ['펌프', 'peompeu'],
  ])('of %s is %s: letters of other scripts are written in Latin ones', (text, id) => {
    expect(readableId(text)).toBe(id);
  });

  it.each(['', '–', '☂ ☂'])('is empty where there is no letter and no digit: %j', (text) => {
    expect(readableId(text)).toBe('');
  });
});
