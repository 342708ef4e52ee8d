// The thread that draws pages: tinypool imports this. The code itself is required, because Node looks through CommonJS
// that is imported for the names of what it exports: of half a megabyte, that takes longer than to run it.
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';

const [, { script }] = workerData;

export default createRequire(import.meta.url)(script).default;
