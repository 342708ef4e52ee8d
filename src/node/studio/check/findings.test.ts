import { expect, it, vi } from 'vitest';
import type { Preview } from '../preview';
import type { Shown } from '../previewOptions';
import { createFindings } from './findings';

const DRAFT = { site: { name: 'Pumps' } };

/** Findings of a draft at its first revision, and a preview that shows something. */
function checked(shown?: Shown) {
  const session = { revision: 1, draft: { value: DRAFT, history: { steps: [] } } };
  const show = vi.fn<Preview['show']>(async () => undefined);
  const preview = { show, current: () => ({ site: undefined, shown }) } as unknown as Preview;
  return { findings: createFindings(session, () => undefined), preview, show };
}

it('a preview that has started before the first check ended shows the draft once it has', () => {
  const { findings, preview, show } = checked();
  findings.showOn(preview);
  expect(show).not.toHaveBeenCalled();
  findings.take({ revision: 1, problems: [], mend: [] });
  expect(show).toHaveBeenCalledWith({ revision: 1, draft: DRAFT, value: DRAFT });
});

it('a preview that has started after that shows the draft at once', () => {
  const { findings, preview, show } = checked();
  findings.take({ revision: 1, problems: [], mend: [] });
  findings.showOn(preview);
  expect(show).toHaveBeenCalledTimes(1);
});

it('a preview that has begun with the draft is not shown it again', async () => {
  const { findings } = checked();
  findings.take({ revision: 1, problems: [], mend: [] });
  const { preview, show } = checked(await findings.first);
  findings.showOn(preview);
  expect(show).not.toHaveBeenCalled();
});
