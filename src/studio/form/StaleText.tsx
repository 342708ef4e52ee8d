import { TriangleAlert } from 'lucide-react';
import { useValue } from '../../ui/useValue';
import { Button } from '../ui/Button';
import { WORDS } from './words';
import { asText } from './asText';
import problems from './problems.module.css';
import { confirmText, staleKey, staleTexts } from './staleTexts';
import { useAt } from './useAt';

/** Asks anew what a picture shows where the text beside it was written for the one before. `at` is the picture's. */
export function StaleText({ at }: { at: string }) {
  const src = useAt(`${at}/src`, asText);
  const text = useAt(`${at}/alt`, asText);
  if (!useValue(staleTexts).includes(staleKey(src, text))) return null;
  return (
    <p className={problems['problem']} role="status">
      <TriangleAlert size={15} />
      <span>{WORDS.staleText(text)}</span>{' '}
      <Button isSmall onClick={() => confirmText(src, text)}>
        {WORDS.textFits}
      </Button>
    </p>
  );
}
