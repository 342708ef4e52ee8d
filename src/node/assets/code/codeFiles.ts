/** The module that starts React. */
export const CLIENT = 'src/app/client.tsx';

/** Subfolder of a build that holds the client files. */
export const CLIENT_FOLDER = 'client';
export const MANIFEST = '.vite/manifest.json';
/** The script of the worker threads that render pages. */
export const WORKER = 'prerenderWorker.cjs';
/** What draws pages one by one. */
export const RENDERER = 'renderer.cjs';
/** The early script, inlined in every page. */
export const EARLY = 'early.js';
/** The early steps of blocks: pairs of type and code, as JSON. */
export const EARLY_STEPS = 'early-steps.json';
/** What pages carry around the early script where it stands at the end of their first block: see FoldScripts. */
export const FOLD = 'fold.json';
/** What stands around the early script where it is a file that pages share: see ScriptsAroundEarly. */
export const AROUND_EARLY = 'around-early.json';
/** Which part of which style sheet is whose: see SheetParts. */
export const SHEET_PARTS = '.vite/sheet-parts.json';
