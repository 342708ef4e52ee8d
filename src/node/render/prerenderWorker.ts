// The worker that renders pages: tinypool calls the default export with each job.
import { workerData } from 'node:worker_threads';
import { createPrerenderer, type PrerenderContext } from './prerenderPage';

// tinypool puts data of its own before the pool's `workerData`.
const [, context] = workerData as [unknown, PrerenderContext];

export default createPrerenderer(context);
