import type { CartItem } from '../../../cart/items';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import css from '../shared-offer.module.css';
import type { Offer } from '../sharedOffer';

/** The contents of a share link: what it would add, unknown products, unreadable parts. */
export function SharedLines({
  offer: { lines, unknown, malformed },
  withUnknown,
  onChoose,
}: {
  offer: Offer;
  withUnknown: boolean;
  onChoose: (withUnknown: boolean) => void;
}) {
  const strings = useStrings();
  return (
    <>
      {lines.length > 0 ? (
        <p>{fill(strings.sharedLines, { n: lines.length })}</p>
      ) : (
        <p>{strings.sharedNothing}</p>
      )}
      <Lines lines={lines} />
      {unknown.length > 0 && (
        <>
          <p>{strings.sharedUnknown}</p>
          <Lines lines={unknown} />
          <label className={css.choice}>
            <input
              type="checkbox"
              checked={withUnknown}
              onChange={(event) => onChoose(event.target.checked)}
            />
            {strings.sharedUnknownToo}
          </label>
        </>
      )}
      {malformed.length > 0 && (
        <>
          <p>{strings.sharedMalformed}</p>
          <ul className={css.malformed}>
            {malformed.map((part) => (
              <li key={part}>
                <bdi>{part}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly CartItem[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={css.lines}>
      {lines.map(({ id, name, quantity }) => (
        <li key={id}>
          {quantity} × <bdi>{name}</bdi> {name !== id.toUpperCase() && <code>{id}</code>}
        </li>
      ))}
    </ul>
  );
}
