import cx from 'classnames';
import type { Logo, LogoGridBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { SiteLink } from '../../site/SiteLink';
import { Section } from '../../ui/section/Section';
import { Wordmark } from '../../ui/wordmark/Wordmark';
import css from './logo-grid.module.css';

/** Logos grouped by their `group`, in config order. */
function groups(logos: readonly Logo[]): [group: string, logos: Logo[]][] {
  const found = new Map<string, Logo[]>();
  for (const logo of logos) {
    const group = logo.group ?? '';
    found.set(group, [...(found.get(group) ?? []), logo]);
  }
  return [...found];
}

/**
 * The classes for so many logos in rows, which those of the last row fill: on wide screens rows of four to six, of which
 * the last has the fewest gaps to fill, and on tablets of three, or of four where three would leave one alone.
 */
function columnsOf(count: number): (string | undefined)[] {
  const wide = [5, 4].reduce((best, n) => (gapsIn(count, n) < gapsIn(count, best) ? n : best), 6);
  const isInFours = count % 3 === 1 && count % 4 !== 1;
  return [css[`of${Math.min(count, wide)}`], isInFours ? css.fours : undefined];
}

/** Which part of the last row is empty, from 0 to 1. */
function gapsIn(count: number, columns: number): number {
  const rows = Math.ceil(count / columns);
  return (rows * columns - count) / columns;
}

/** Logos in a ruled grid, or as lists under group headings. */
export default function LogoGrid(props: BlockProps<LogoGridBlock>) {
  const { logos, grouped } = props;
  return (
    <Section {...props}>
      {grouped ? (
        <div className={css.groups}>
          {groups(logos).map(([group, members]) => (
            <div key={group}>
              <h3>{group}</h3>
              <ul>
                {members.map((logo) => (
                  <li key={logo.name}>
                    {logo.href ? <SiteLink href={logo.href}>{logo.name}</SiteLink> : logo.name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <ul className={cx('on-sheet', css.grid, ...columnsOf(logos.length))}>
          {logos.map((logo, index) => (
            <li key={logo.name} className={css.cell}>
              {logo.href ? (
                <SiteLink
                  href={logo.href}
                  className={css.link}
                  aria-label={logo.image?.alt === '' ? logo.name : undefined}
                >
                  <Wordmark name={logo.name} image={logo.image} index={index} />
                </SiteLink>
              ) : (
                <Wordmark name={logo.name} image={logo.image} index={index} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
