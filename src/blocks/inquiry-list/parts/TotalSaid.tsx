import { useState } from 'react';
import { fill } from '../../../site/fill';
import { useStrings } from '../../../site/SiteProvider';

/** Tells screen readers of every change of the list how much is on it; not of the list as it is found. */
export function TotalSaid({ total }: { total: number }) {
  const { cart, cartWithOne, cartWithCount } = useStrings();
  const [first] = useState(total);
  const [changed, setChanged] = useState(false);
  if (!changed && total !== first) setChanged(true);
  const text =
    total === 0 ? cart : total === 1 ? cartWithOne : fill(cartWithCount, { count: total });
  return (
    <p className="visually-hidden" role="status">
      {changed && text}
    </p>
  );
}
