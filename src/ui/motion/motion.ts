import { createValue } from '../value';

/** Whether the visitor has paused motion, for carousels and strips alike (WCAG 2.2.2) [M4]. */
export const motionPaused = createValue(false);
