/** What is needed of a font to make another one take the same room, in units of its em (2048 here). */
interface FontMetrics {
  familyName: string;
  capHeight: number;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xHeight: number;
  xWidthAvg: number;
}

const em = { unitsPerEm: 2048 };

/** The fonts that theme › fonts › heading › fallback may name; the figures stand in the fonts themselves. */
export const SYSTEM_FONTS: Record<string, FontMetrics> = {
  Arial: {
    ...em,
    familyName: 'Arial',
    capHeight: 1467,
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    xHeight: 1062,
    xWidthAvg: 913,
  },
  Georgia: {
    ...em,
    familyName: 'Georgia',
    capHeight: 1419,
    ascent: 1878,
    descent: -449,
    lineGap: 0,
    xHeight: 986,
    xWidthAvg: 913,
  },
  'Times New Roman': {
    ...em,
    familyName: 'Times New Roman',
    capHeight: 1356,
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    xHeight: 916,
    xWidthAvg: 832,
  },
  'Courier New': {
    ...em,
    familyName: 'Courier New',
    capHeight: 1170,
    ascent: 1705,
    descent: -615,
    lineGap: 0,
    xHeight: 866,
    xWidthAvg: 1229,
  },
};
