import css from './tile-facts.module.css';

/** What a featured tile says of its product below the name; the price is shown nowhere else [S11]. */
export function TileFacts({
  specification,
  price,
  unit,
}: {
  specification: string | undefined;
  price: string | undefined;
  /** What the price is for: 'each' goes without saying. */
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
