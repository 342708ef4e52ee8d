import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/** A font that stands in until the web font has come. */
export interface StandIn {
  metrics: typeof arial;
  /** Other names under which systems have it, and twins of it that were made with the same widths. */
  twins: string[];
}

/** Android has no Arial, and a phone on a slow line is where a shift would be seen. */
const ROBOTO: StandIn = { metrics: roboto, twins: ['Roboto'] };
const NOTO_SERIF: StandIn = { metrics: notoSerif, twins: ['Noto Serif'] };

/**
 * The fonts that theme › fonts › heading › fallback may name, each with what takes its place on systems that
 * do not have it.
 */
export const SYSTEM_FONTS: Record<string, StandIn[]> = {
  Arial: [{ metrics: arial, twins: ['Liberation Sans', 'Arimo'] }, ROBOTO],
  Georgia: [{ metrics: georgia, twins: ['Gelasio'] }, NOTO_SERIF],
  'Times New Roman': [{ metrics: timesNewRoman, twins: ['Liberation Serif', 'Tinos'] }, NOTO_SERIF],
  'Courier New': [{ metrics: courierNew, twins: ['Liberation Mono', 'Cousine'] }],
};
