/** What the config calls the drawing of most pictures. */
export const PICTURE = '/images/to-replace.svg';

const drawing = (lines: string, accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" fill="none" stroke="currentColor" stroke-width="2">
  ${lines}
  <g stroke="var(--signal, #f90)">${accent}</g>
</svg>
`;

/** Stands in for pictures until there are some: arcs in the colours of the theme, which suit any trade. */
export const DRAWING = drawing(
  '<path d="M36 156a120 120 0 0 1 120-120M60 156a96 96 0 0 1 96-96M84 156a72 72 0 0 1 72-72M108 156a48 48 0 0 1 48-48M36 156h168M156 36v120" />',
  '<circle cx="188" cy="68" r="16" /><path d="M156 108a48 48 0 0 1 48 48" />',
);

/** All drawings that stand in for pictures, by what the config calls them: several, so that tiles differ. */
export const STAND_INS: Readonly<Record<string, string>> = {
  [PICTURE]: DRAWING,
  '/images/to-replace-2.svg': drawing(
    '<path d="M28 140c31-28 61-28 92 0s61 28 92 0M28 116c31-28 61-28 92 0s61 28 92 0M28 92c31-28 61-28 92 0s61 28 92 0M28 160h184" />',
    '<circle cx="178" cy="54" r="20" />',
  ),
  '/images/to-replace-3.svg': drawing(
    '<path d="M120 26l56 32v64l-56 32-56-32V58zM120 50l35 20v40l-35 20-35-20V70zM64 58l56 32 56-32M120 90v64" />',
    '<path d="M85 70l35 20 35-20M120 90v40" />',
  ),
  '/images/to-replace-4.svg': drawing(
    '<circle cx="92" cy="90" r="56" /><circle cx="148" cy="90" r="56" /><path d="M28 162h184M28 18h184" />',
    '<path d="M120 41.500a56 56 0 0 1 0 97M120 41.500a56 56 0 0 0 0 97" />',
  ),
};
