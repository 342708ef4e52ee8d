/** In px: on narrower screens, one part of Studio is shown at a time, as in the style sheets. */
const MIN_WIDE_SCREEN_PX = 900;

/** Whether the screen is too narrow to show all parts of Studio side by side. */
export function isNarrow(): boolean {
  return window.innerWidth < MIN_WIDE_SCREEN_PX;
}
