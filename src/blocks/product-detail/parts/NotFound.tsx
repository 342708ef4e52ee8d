import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import { useSite } from '../../../site/SiteProvider';
import { fill } from '../../../cart/fill';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Section } from '../../../ui/section/Section';
import css from '../product-detail.module.css';
import { useMeant } from '../useMeant';

/**
 * An unknown id [D11]. It can be searched for or asked about, and a code in another spelling links to its product.
 */
export function NotFound({ asked }: { asked: string }) {
  const { strings, store } = useSite<'store'>();
  const { addresses } = store;
  const meant = useMeant(asked);
  return (
    <Section>
      <h1 className={css.heading}>{strings.productNotFound}</h1>
      <p className={css.text}>{strings.productNotFoundText}</p>
      <p className={css.meant} role="status" data-live="">
        {meant && (
          <a className={buttonClass()} href={addresses.product + meant.page}>
            {fill(strings.goToProduct, { code: meant.code, name: meant.name })}
          </a>
        )}
      </p>
      <div className={css.actions}>
        <a className={buttonClass({ look: meant ? 'outline' : 'primary' })} href={addresses.home}>
          {strings.returnToStore}
        </a>
        <a className={buttonClass({ look: 'outline' })} href={`${addresses.category}all`}>
          {strings.browseProducts}
        </a>
      </div>
      {asked !== '' && <NextSteps term={asked} />}
    </Section>
  );
}
