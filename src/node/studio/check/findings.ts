import { applyAll } from '../../../document/apply';
import type { StudioEvent, StudioProblem } from '../../../studio/protocol';
import type { ValueProblem } from '../../config/check/problem';
import type { Preview } from '../preview';
import type { Shown } from '../previewOptions';
import type { ServerSession } from '../session/openServerSession';
import type { FromThread } from './checkThread';
import { spliceBetween } from './spliceBetween';

/** What the last check of the draft has found. */
export interface Findings {
  readonly problems: StudioProblem[];
  /** The revision of the draft that the problems are of. */
  readonly checked: number;
  /** The number of that check. */
  readonly check: number;
  /** Pointers to the values that the preview shows others for, because they are mistakes. */
  readonly standIns: string[];
  /** Resolves after the first check to what the preview can show; to undefined if that is nothing. */
  first: Promise<Shown | undefined>;
  /** Takes the result of a check, and tells the windows of Studio. */
  take(result: FromThread): void;
  /** From now on, the preview shows each draft that has been checked; first the last one, unless it shows that already. */
  showOn(preview: Preview): void;
}

/** Starts without any: the checker's results are handed to `take`. */
export function createFindings(
  session: Pick<ServerSession, 'revision' | 'draft' | 'troubles'>,
  tell: (event: StudioEvent) => void,
): Findings {
  let problems: StudioProblem[] = [];
  let checked = 0;
  // Larger than any of an earlier session, as the revision is.
  let check = Date.now();
  let standIns: string[] = [];
  let preview: Preview | undefined;
  let last: Shown | undefined;
  let endFirst: (shown: Shown | undefined) => void;
  const first = new Promise<Shown | undefined>((resolve) => {
    endFirst = resolve;
  });
  return {
    get problems() {
      return problems;
    },
    get checked() {
      return checked;
    },
    get check() {
      return check;
    },
    get standIns() {
      return standIns;
    },
    first,
    take(result) {
      if ('failure' in result) {
        process.stderr.write(`${result.failure}\n`);
        session.troubles.report('check', result.failure);
        return endFirst(undefined);
      }
      session.troubles.report('check');
      const { revision, mend } = result;
      const found = result.problems.map(toStudioProblem);
      const { from, count, entries } = spliceBetween(problems, found);
      const since = { check, from, count };
      [problems, checked] = [found, revision];
      check += 1;
      tell({ type: 'problems', revision, check, since, problems: entries });
      // What has come since is being checked already.
      if (revision !== session.revision) return;
      const draft = session.draft.value;
      const shown = mend && { revision, draft, value: applyAll(draft, mend).value };
      standIns = (mend ?? []).map((one) => ('at' in one ? one.at : one.to));
      endFirst(shown);
      if (!shown) return;
      last = shown;
      void preview?.show(shown);
    },
    showOn(started) {
      preview = started;
      if (last && preview.current().shown !== last) void preview.show(last);
    },
  };
}

function toStudioProblem({ advice, fix, ...problem }: ValueProblem): StudioProblem {
  return { ...problem, ...(advice !== undefined && { advice }), ...(fix && { fix }) };
}
