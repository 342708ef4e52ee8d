import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useValue } from '../../ui/useValue';
import { pointerInWords } from '../../document/describe';
import { kindOfProblem } from '../../document/kindOfProblem';
import type { StudioProblem } from '../protocol';
import { WORDS as FORM_WORDS } from '../form/words';
import { WORDS } from '../words';
import { useFocusOnNext } from '../ui/useFocusOnNext';
import { curesTogether } from './curesTogether';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { useStudio } from './studio';
import { Button } from '../ui/Button';
import { spokenDescribing } from '../language/spoken';

/** All mistakes and warnings of the site; each leads to its field, and one whose cure is certain can be mended here. */
export function MistakesDialog({ onClose }: { onClose: () => void }) {
  const { session } = useStudio();
  const problems = useValue(session.problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const body = useRef<HTMLDivElement>(null);
  useFocusOnNext(body, '[data-cure]');
  return (
    <Dialog title={titleFor(errors.length, warnings.length)} onClose={onClose}>
      <div ref={body}>
        {problems.length === 0 && <p className={controls['hint']}>{WORDS.noMistakes}</p>}
        <FixAll problems={problems} />
        <ProblemList problems={errors} onClose={onClose} />
        {errors.length > 0 && warnings.length > 0 && <h3>{WORDS.warningsTitle}</h3>}
        <ProblemList problems={warnings} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function titleFor(errors: number, warnings: number): string {
  if (warnings === 0) return WORDS.mistakesTitle;
  return errors === 0 ? WORDS.warningsTitle : WORDS.mistakesAndWarnings;
}

/** Mends all whose cure is certain, as one step of undo. */
function FixAll({ problems }: { problems: readonly StudioProblem[] }) {
  const { session } = useStudio();
  const certain = problems.filter(({ fix }) => fix !== undefined);
  if (certain.length < 2) return null;
  const fixAll = () =>
    session.change(curesTogether(session.root.peek(), certain), {
      name: WORDS.didFixAll(certain.length),
    });
  return (
    <p>
      <Button data-cure="" kind="strong" onClick={fixAll}>
        {WORDS.fixAll(certain.length)}
      </Button>
    </p>
  );
}

/** As many of one kind are shown at first, and with each press on the button below them. */
const SHOWN_OF_KIND = 20;

/** The problems kind by kind: of what a whole catalogue has in common, the first ones. */
function ProblemList({
  problems,
  onClose,
}: {
  problems: readonly StudioProblem[];
  onClose: () => void;
}) {
  const kinds = useMemo(() => byKind(problems), [problems]);
  return kinds.map(([kind, alike]) => <Kind key={kind} problems={alike} onClose={onClose} />);
}

function byKind(problems: readonly StudioProblem[]): [string, StudioProblem[]][] {
  const kinds = new Map<string, StudioProblem[]>();
  for (const problem of problems) {
    const kind = kindOfProblem(problem);
    const alike = kinds.get(kind);
    if (alike) alike.push(problem);
    else kinds.set(kind, [problem]);
  }
  return [...kinds];
}

function Kind({ problems, onClose }: { problems: readonly StudioProblem[]; onClose: () => void }) {
  const [wanted, setWanted] = useState(SHOWN_OF_KIND);
  const list = useRef<HTMLUListElement>(null);
  const more = problems.length - wanted;
  const showMore = () => {
    flushSync(() => setWanted(wanted + SHOWN_OF_KIND));
    // The button goes with the last of them.
    list.current?.children[wanted]?.querySelector('button')?.focus();
  };
  return (
    <>
      <ul ref={list} className={controls['rows']}>
        {problems.slice(0, wanted).map((problem) => (
          <ProblemLine
            key={`${problem.pointer} ${problem.message}`}
            problem={problem}
            onClose={onClose}
          />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Button onClick={showMore}>{WORDS.moreAlike(Math.min(more, SHOWN_OF_KIND), more)}</Button>
        </p>
      )}
    </>
  );
}

/** A problem, which leads to its field. */
function ProblemLine({
  problem: { pointer, message, advice, fix, severity },
  onClose,
}: {
  problem: StudioProblem;
  onClose: () => void;
}) {
  const { session, host } = useStudio();
  const go = () => {
    onClose();
    host.reveal(pointer);
  };
  return (
    <li>
      <span className={controls['words']}>
        <button className={controls['link']} type="button" onClick={go}>
          {pointer === ''
            ? WORDS.wholeFile
            : pointerInWords(session.schema, session.root.peek(), pointer, spokenDescribing())}
        </button>
        <span className={severity === 'error' ? controls['wrong'] : controls['hint']}>
          {' '}
          {message}
        </span>
        <span className={controls['where']}>{advice}</span>
      </span>
      {fix && (
        <Button
          data-cure=""
          aria-label={FORM_WORDS.cureOf(advice ?? message)}
          onClick={() => session.change(fix)}
        >
          {FORM_WORDS.cure}
        </Button>
      )}
    </li>
  );
}
