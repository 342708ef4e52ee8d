// Where the thread for tables begins: `--import tsx/esm` does not reach what a worker starts with.
import { register } from 'tsx/esm/api';

register();
export default (await import('./tableTask.ts')).doTableTask;
