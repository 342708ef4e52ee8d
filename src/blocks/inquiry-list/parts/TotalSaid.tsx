import { useState } from 'react';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';

/** A live region that announces the total after each change, but not initially. */
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
