import { ChartNoAxesColumn } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** Pages, inquiries and searches without a result, counted from the server's log. */
export const view: StudioView = {
  title: WORDS.title,
  order: 75,
  icon: ChartNoAxesColumn,
  View: lazy(async () => ({ default: (await import('./VisitsView')).VisitsView })),
};
