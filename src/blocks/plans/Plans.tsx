import cx from 'classnames';
import type { PlansBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { SiteLink } from '../../site/SiteLink';
import { RichText } from '../../site/text/RichText';
import { gridClass } from '../../ui/grid/gridClass';
import cell from '../../ui/grid/cell.module.css';
import { Section } from '../../ui/section/Section';
import css from './plans.module.css';

/** Service plans side by side: name, summary, audience, features. */
export default function Plans(props: BlockProps<PlansBlock>) {
  const { plans } = props;
  return (
    <Section {...props} after={sectionActions(props)}>
      <ul className={gridClass(plans.length)}>
        {plans.map((plan) => (
          <li key={plan.name} className={cx(cell.cell, css.plan)}>
            <h3>{plan.name}</h3>
            <p className={css.headline}>{plan.headline}</p>
            {plan.text && (
              <p className={css.text}>
                <RichText text={plan.text} />
              </p>
            )}
            <ul className={css.features}>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {plan.link && (
              <SiteLink href={plan.link.href} className={cx('more', css.link)}>
                {plan.link.label}
                <span className="visually-hidden">: {plan.name}</span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
