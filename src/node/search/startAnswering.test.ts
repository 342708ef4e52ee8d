import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { startAnswering } from './startAnswering';

it('a site that cannot be read is explained as it would be without a thread', async () => {
  const dir = join(temporaryFolder(), 'dist');
  await expect(startAnswering({ root: process.cwd(), dir, provider: 'memory' })).rejects.toThrow(
    `There is no built site in ${dir}. Run "npm run build" first.`,
  );
});
