import { signal } from '@preact/signals-core';

/** Whether the visitor has paused what moves by itself: one choice for carousel and strips (WCAG 2.2.2, spec R25). */
export const motionPaused = signal(false);
