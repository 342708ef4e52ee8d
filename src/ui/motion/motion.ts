import { signal } from '@preact/signals-core';

/** Whether the visitor has paused motion, for carousels and strips alike (WCAG 2.2.2) [M4]. */
export const motionPaused = signal(false);
