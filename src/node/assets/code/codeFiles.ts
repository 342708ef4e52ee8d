/** The module that starts React. */
export const CLIENT = 'src/app/client.tsx';

/** What a folder of built code holds: the files for browsers, and which of them needs which. */
export const CLIENT_FOLDER = 'client';
export const MANIFEST = '.vite/manifest.json';
/** The script of threads that draw pages. */
export const THREAD = 'prerenderThread.cjs';
/** The script that is inlined. */
export const EARLY = 'early.js';
/** The steps that blocks add to it: pairs of type and code, as JSON. */
export const EARLY_STEPS = 'early-steps.json';
