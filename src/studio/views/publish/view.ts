import { Rocket } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { NotLive } from './NotLive';
import { WORDS } from './words';

/** The way from the saved config to the live site. */
export const view: StudioView = {
  title: WORDS.title,
  order: 90,
  icon: Rocket,
  Mark: NotLive,
  View: lazy(async () => ({ default: (await import('./PublishView')).PublishView })),
};
