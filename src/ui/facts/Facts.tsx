import css from './facts.module.css';

/** Short facts in a line, with dots between them: kind, size, language, date. */
export function Facts({ id, facts }: { id?: string | undefined; facts: readonly string[] }) {
  return (
    <div className={css.line}>
      <ul id={id} className={css.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            {/* Isolated, because a fact may be written in another direction than the next. */}
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
