/** What is needed of a font to make another one take the same room, in units of its em. */
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

/** A font that stands in until the web font has come. */
export interface StandIn extends FontMetrics {
  /** Names under which systems have it, or a twin of it that was made with the same widths. */
  local: string[];
}

/** Android has no Arial, and a phone on a slow line is where a shift would be seen. */
const ROBOTO: StandIn = {
  local: ['Roboto', 'Roboto-Regular'],
  familyName: 'Roboto',
  unitsPerEm: 2048,
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  xHeight: 1082,
  xWidthAvg: 911,
};
const NOTO_SERIF: StandIn = {
  local: ['Noto Serif', 'NotoSerif'],
  familyName: 'Noto Serif',
  unitsPerEm: 1000,
  capHeight: 714,
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  xHeight: 536,
  xWidthAvg: 481,
};

/**
 * The fonts that theme › fonts › heading › fallback may name, each with what takes its place on systems that
 * do not have it. The figures stand in the fonts themselves.
 */
export const SYSTEM_FONTS: Record<string, StandIn[]> = {
  Arial: [
    {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      familyName: 'Arial',
      unitsPerEm: 2048,
      capHeight: 1467,
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      xHeight: 1062,
      xWidthAvg: 913,
    },
    ROBOTO,
  ],
  Georgia: [
    {
      local: ['Georgia', 'Gelasio'],
      familyName: 'Georgia',
      unitsPerEm: 2048,
      capHeight: 1419,
      ascent: 1878,
      descent: -449,
      lineGap: 0,
      xHeight: 986,
      xWidthAvg: 913,
    },
    NOTO_SERIF,
  ],
  'Times New Roman': [
    {
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      familyName: 'Times New Roman',
      unitsPerEm: 2048,
      capHeight: 1356,
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      xHeight: 916,
      xWidthAvg: 832,
    },
    NOTO_SERIF,
  ],
  'Courier New': [
    {
      local: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
      familyName: 'Courier New',
      unitsPerEm: 2048,
      capHeight: 1170,
      ascent: 1705,
      descent: -615,
      lineGap: 0,
      xHeight: 866,
      xWidthAvg: 1229,
    },
  ],
};
