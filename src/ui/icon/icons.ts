// Shared with the embed: it runs on partners' pages as well, rendered by Preact.

const path = (d: string) => [['path', { d }]] as const;

/** The interface's own icons (Lucide, ISC licence), tree-shaken one by one. */
export const CART = path(
  'm2.05 2.05 1.1-.03a1 1 0 0 1 1 .82l2.7 14.34A1 1 0 0 0 7.83 18H18M4.56 5H21a1 1 0 0 1 .98 1.2l-1.03 6.23A2 2 0 0 1 18.96 14H6.25M16 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
);
export const MENU = path('M4 5h16M4 12h16M4 19h16');
export const BUBBLE = path(
  'M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2a.7.7 0 0 1-1.2-.5V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 8h10M7 13h6',
);
export const SEARCH = path('m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0');
export const CROSS = path('M18 6 6 18M6 6l12 12');
export const CHEVRON_DOWN = path('m6 9 6 6 6-6');
export const ARROW_LEFT = path('m12 19-7-7 7-7M19 12H5');
export const ARROW_RIGHT = path('M5 12h14M12 5l7 7-7 7');
export const PAUSE = path('M8 4v16M16 4v16');
export const PLAY = path('M6 4l14 8-14 8z');
export const MINUS = path('M5 12h14');
export const PLUS = path('M5 12h14M12 5v14');
export const BIN = path(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
