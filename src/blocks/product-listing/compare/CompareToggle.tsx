import { useContext } from 'react';
import { useStrings } from '../../../site/SiteProvider';
import { fill } from '../../../cart/fill';
import css from './compare-toggle.module.css';
import { ComparingContext, MAX_COMPARED } from '../comparing';

/** Takes the product of a card into the comparison, or out; nothing in a listing without comparison. */
export function CompareToggle({ id, name }: { id: string; name: string }) {
  const { compare, compareFull } = useStrings();
  const comparing = useContext(ComparingContext);
  if (!comparing) return null;
  const isIn = comparing.ids.includes(id);
  const isFull = !isIn && comparing.ids.length >= MAX_COMPARED;
  const label = isFull ? fill(compareFull, { count: MAX_COMPARED }) : compare;
  return (
    <label className={css.toggle} data-scripted="">
      <input
        type="checkbox"
        checked={isIn}
        disabled={isFull}
        aria-label={`${label}: ${name}`}
        onChange={() => comparing.toggle(id)}
      />
      {/* The name of the box has it: read line by line, it would be heard twice. */}
      <span aria-hidden="true">{label}</span>
    </label>
  );
}
