import { useState } from 'react';
import { WORDS as COMMON } from '../words';
import { WORDS } from './tourWords';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { Button } from '../ui/Button';
import { isNarrow } from './narrow';

/** One step: what it says where Studio shows all of its parts, and where it shows one at a time. */
interface TourStep {
  title: string;
  text: string;
  onPhones?: string;
}

/** The first five minutes, step by step. It can be left at any time and called again. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0);
  const { title, text, onPhones = text }: TourStep = WORDS.tour[step] ?? WORDS.tour[0];
  const isLast = step === WORDS.tour.length - 1;
  return (
    <Dialog
      title={WORDS.tourTitle}
      startsAtEnd
      onClose={onClose}
      actions={
        <>
          {step > 0 && <Button onClick={() => setStep(step - 1)}>{COMMON.back}</Button>}
          <Button kind="strong" onClick={() => (isLast ? onClose() : setStep(step + 1))}>
            {isLast ? WORDS.begin : COMMON.next}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <p className={controls['hint']}>{WORDS.stepOf(step + 1, WORDS.tour.length)}</p>
        <h3 className={controls['heading']}>{title}</h3>
        <p>{isNarrow() ? onPhones : text}</p>
      </div>
    </Dialog>
  );
}
