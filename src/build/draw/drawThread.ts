// A thread of the build that draws pages, and writes whatever other files are there to be compressed.
import { workerData } from 'node:worker_threads';
import { compress, keepMemory, type FileJob } from '../output/compress.mjs';
import { answer } from '../threads/answer.mjs';
import { createDrawPage, type Drawing, type PageJob } from './drawPage';

keepMemory();
const drawPage = createDrawPage(workerData as Drawing);

answer((job: FileJob | PageJob[]) => {
  if (Array.isArray(job)) job.forEach(drawPage);
  else compress(job);
});
