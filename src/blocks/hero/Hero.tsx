import cx from 'classnames';
import type { HeroBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { SiteLink } from '../../site/SiteLink';
import { useSite } from '../../site/SiteProvider';
import { Picture } from '../../ui/picture/Picture';
import { useDue } from '../../ui/dates/Dated';
import css from './hero.module.css';

/** A page's opening on navy: its only h1, a sentence, buttons and a scene, or the block that plays a video in its place. */
export default function Hero({
  id,
  label,
  title,
  text,
  actions,
  image,
  facts,
  social,
  nested,
}: BlockProps<HeroBlock>) {
  return (
    <section id={id} {...useDue()} className={cx(css.hero, 'blueprint')}>
      <div className={cx('wrap', css.grid, image && css.withImage)}>
        <div>
          {label && <p className="label">{label}</p>}
          <h1>{title}</h1>
          {text && <p className={css.text}>{text}</p>}
          <Actions actions={actions} ground="navy" />
          {facts && (
            <ul className={css.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {social && <Social />}
        </div>
        {image &&
          (nested ? (
            <div className={css.scene}>{nested}</div>
          ) : (
            <Picture image={image} ground="navy" eager className={css.scene} />
          ))}
      </div>
    </section>
  );
}

/** The social networks, as in the footer [C1]. */
function Social() {
  const { social, strings } = useSite();
  return (
    <ul className={css.social} aria-label={strings.followUs}>
      {social.map(({ name, href }) => (
        <li key={name}>
          <SiteLink href={href}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
