// What the drivers evaluate in a page, in one piece: see ../page-script.ts.
export { fallback } from './fallback';
export { scenario } from './scenario';
