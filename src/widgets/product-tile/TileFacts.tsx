import css from './tile-facts.module.css';

/** Specification and price on a featured tile; prices are shown nowhere else [S11]. */
export function TileFacts({
  specification,
  price,
  unit,
}: {
  specification: string | undefined;
  price: string | undefined;
  /** What the price is per; 'each' is not shown. */
  unit: string;
}) {
  return (
    <>
      {specification && <p className={css.text}>{specification}</p>}
      {price && (
        <p className={css.price}>
          {price} {unit !== 'each' && <small>{unit}</small>}
        </p>
      )}
    </>
  );
}
