import { CalendarDays } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** What appears on the site and goes by its dates. */
export const view: StudioView = {
  title: WORDS.title,
  order: 70,
  icon: CalendarDays,
  View: lazy(async () => ({ default: (await import('./CalendarView')).CalendarView })),
};
