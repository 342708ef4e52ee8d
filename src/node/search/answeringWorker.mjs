// Where the answering thread begins: `--import tsx/esm` does not reach what a worker starts with.
import { register } from 'tsx/esm/api';

register();
await import('./answeringThread.ts');
