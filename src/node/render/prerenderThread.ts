// A thread of the build that draws pages, and writes whatever other files are there to be compressed.
import { workerData } from 'node:worker_threads';
import { compress, keepMemory, type FileJob } from '../output/compress.mjs';
import { answer } from '../output/threads/answer.mjs';
import { createPrerenderer, type PrerenderContext, type PageJob } from './prerenderPage';

keepMemory();
const prerender = createPrerenderer(workerData as PrerenderContext);

answer((job: FileJob | PageJob[]) => {
  if (Array.isArray(job)) job.forEach(prerender);
  else compress(job);
});
