import css from './tile-facts.module.css';

/** Specification and price on a featured tile; prices are shown nowhere else [S11]. */
export function TileFacts({
  specification,
  price,
  unit,
}: {
  specification: string | undefined;
  price: string | undefined;
  /** What the price is per; undefined for one piece. */
  unit: string | undefined;
}) {
  return (
    <>
      {specification && <p className={css.text}>{specification}</p>}
      {price && (
        <p className={css.price}>
          {price} {unit && <small>{unit}</small>}
        </p>
      )}
    </>
  );
}
