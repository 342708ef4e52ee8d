// A process that publishes once, beside Studio, which goes on meanwhile. The job is its argument, as JSON.
import { runJob } from './runJob';
import type { FromJob, Job } from './job';
import { tellParent } from './tellParent';
import { errorMessage } from '../../../document/errorMessage';

const tell = (message: FromJob): Promise<void> => tellParent(message);
const ending = new AbortController();

process.once('SIGTERM', () => {
  // Ends the programs that it has started; nothing that it has written is live.
  ending.abort();
  process.exit(1);
});
// Studio has ended.
process.once('disconnect', () => process.exit(1));

try {
  const job = JSON.parse(process.argv[2] ?? '') as Job;
  const done = await runJob(job, (progress) => void tell({ progress }), ending.signal);
  await tell({ done });
} catch (error) {
  await tell({ failure: errorMessage(error) });
}
process.disconnect();
