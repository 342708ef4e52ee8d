// What draws pages in a thread (`drawingWorker.mjs`): tinypool calls the default export with the jobs of some pages.
import { workerData } from 'node:worker_threads';
import { createPrerenderer, type PageJob, type PrerenderContext } from './prerenderPage';

// tinypool puts data of its own before the pool's `workerData`.
const [, { context }] = workerData as [unknown, { context: PrerenderContext }];

const prerender = createPrerenderer(context);

export default (jobs: readonly PageJob[]) => jobs.map(prerender);
