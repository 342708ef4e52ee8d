import cx from 'classnames';
import type { StepsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { RichText } from '../../site/text/RichText';
import { Icon } from '../../ui/icon/Icon';
import { Section } from '../../ui/section/Section';
import css from './steps.module.css';

/** A process: an ordered list whose numbers sit along a line. */
export default function Steps(props: BlockProps<StepsBlock>) {
  const { steps } = props;
  return (
    <Section {...props} after={sectionActions(props)}>
      <ol className={cx(css.steps, css[`of${steps.length}`])}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={css.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3>
              {step.icon && <Icon nodes={step.icon} />}
              <span>{step.title}</span>
            </h3>
            <p>
              <RichText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
