/**
 * Stand in for src/ui/icon/icons: signs that every font has. The paths of drawings, and what draws them, would weigh
 * 300 bytes on every page of a partner.
 */
export const CROSS = '\u00D7';
export const BIN = CROSS;
export const MINUS = '\u2212';
export const PLUS = '+';
/** The style sheet draws it. */
export const BUBBLE = '';
