import cx from 'classnames';
import { createElement, Fragment } from 'react';
import type { TextMediaBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { RichText } from '../../site/text/RichText';
import { Figures } from '../../ui/figures/Figures';
import { Icon } from '../../ui/icon/Icon';
import { Picture } from '../../ui/picture/Picture';
import { groundOf } from '../../ui/section/groundOf';
import { Section } from '../../ui/section/Section';
import css from './text-media.module.css';

/** Paragraphs beside a picture, with optional points, figures, badges and buttons. */
export default function TextMedia(props: BlockProps<TextMediaBlock>) {
  const { id, label, heading, intro, tone, paragraphs, image, flip, badges } = props;
  return (
    <Section id={id} tone={tone}>
      <div className={cx(css.grid, (image || badges) && css.split, flip && css.flip)}>
        <div className={css.words}>
          {label && <p className="label">{label}</p>}
          <h2>{heading}</h2>
          {intro && <p className={css.intro}>{intro}</p>}
          {createElement(Fragment, null, ...paragraphs.map(drawParagraph))}
          <Points points={props.points} />
          {props.stats && <Figures figures={props.stats} />}
          <Actions actions={props.actions} look="outline" ground={groundOf(tone)} />
        </div>
        {(image || badges) && (
          <div className={css.media}>
            {image && <Picture image={image} ground={groundOf(tone)} />}
            {badges && (
              <ul className={css.badges}>
                {badges.map((badge) => (
                  <li key={badge}>{badge}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

function drawParagraph(text: TextMediaBlock['paragraphs'][number]) {
  return (
    <p>
      <RichText text={text} />
    </p>
  );
}

function Points({ points }: { points: TextMediaBlock['points'] }) {
  if (!points) return null;
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point.title}>
          {point.icon && <Icon nodes={point.icon} />}
          <div>
            <h3>{point.title}</h3>
            {point.text && (
              <p>
                <RichText text={point.text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
