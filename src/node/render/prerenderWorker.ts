// A worker thread of the build that renders pages: tinypool calls the default export with each job.
import { workerData } from 'node:worker_threads';
import { createPrerenderer, type PrerenderContext } from './prerenderPage';

// Before what the pool was given, tinypool puts data of its own.
const [, context] = workerData as [unknown, PrerenderContext];

export default createPrerenderer(context);
