import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/** A system font shown until the web font has loaded. */
export interface StandIn {
  metrics: typeof arial;
  /** Its other names on some systems, and metric-compatible twins. */
  twins: string[];
}

/** Android has no Arial, and a shift is most visible on a phone with a slow connection. */
const ROBOTO: StandIn = { metrics: roboto, twins: ['Roboto'] };
const NOTO_SERIF: StandIn = { metrics: notoSerif, twins: ['Noto Serif'] };

/** The fonts that theme › fonts › heading › fallback may name, each with its replacement on systems that lack it. */
export const SYSTEM_FONTS: Record<string, StandIn[]> = {
  Arial: [{ metrics: arial, twins: ['Liberation Sans', 'Arimo'] }, ROBOTO],
  Georgia: [{ metrics: georgia, twins: ['Gelasio'] }, NOTO_SERIF],
  'Times New Roman': [{ metrics: timesNewRoman, twins: ['Liberation Serif', 'Tinos'] }, NOTO_SERIF],
  'Courier New': [{ metrics: courierNew, twins: ['Liberation Mono', 'Cousine'] }],
};
