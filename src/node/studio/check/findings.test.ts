import { expect, it, vi } from 'vitest';
import type { StudioEvent } from '../../../studio/protocol';
import type { ValueProblem } from '../../config/check/problem';
import type { Preview } from '../preview';
import type { Shown } from '../previewOptions';
import { createTroubles } from '../session/troubles';
import { createFindings } from './findings';

const DRAFT = { site: { name: 'Pumps' } };

/** Findings of a draft at its first revision, and a preview that shows something. */
function checked(shown?: Shown) {
  const told: StudioEvent[] = [];
  const tell = (event: StudioEvent) => void told.push(event);
  const draft = { value: DRAFT, history: { steps: [] } };
  const session = { revision: 1, draft, troubles: createTroubles(tell) };
  const show = vi.fn<Preview['show']>(async () => undefined);
  const preview = { show, current: () => ({ site: undefined, shown }) } as unknown as Preview;
  return { findings: createFindings(session, tell), session, told, preview, show };
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

it('tells of a large catalogue only the mistakes that come and go', () => {
  const { findings, told } = checked();
  const mistakes = (name: string) =>
    Array.from({ length: 14_000 }, (_, at) => ({
      severity: 'warning' as const,
      pointer: `/store/products/${at}`,
      path: '',
      message: at === 54_321 % 14_000 ? name : 'No picture.',
    })) as unknown as ValueProblem[];
  const check = findings.check;
  findings.take({ revision: 1, problems: mistakes('No picture.'), mend: undefined });
  findings.take({ revision: 1, problems: mistakes('No name.'), mend: undefined });
  expect(told[1]).toEqual({
    type: 'problems',
    revision: 1,
    check: check + 2,
    since: { check: check + 1, from: 12_321, count: 1 },
    problems: [expect.objectContaining({ message: 'No name.' })],
  });
  expect(findings.problems).toHaveLength(14_000);
});

it('windows are told why the check fails, and that it goes on; those that come meanwhile, too', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { findings, session, told } = checked();
  findings.take({ revision: 1, failure: 'schemas/site.schema.json is no JSON.' });
  const failed: StudioEvent = {
    type: 'trouble',
    message: 'schemas/site.schema.json is no JSON.',
  };
  expect(told).toEqual([failed]);
  expect(session.troubles.asEvent()).toEqual(failed);
  findings.take({ revision: 1, problems: [], mend: [] });
  expect(told).toContainEqual({ type: 'trouble', message: undefined });
});
