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
