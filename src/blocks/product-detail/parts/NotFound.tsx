import { ALL_PRODUCTS, PRODUCT, STORE } from '../../../catalogue/addresses';
import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import { useStrings } from '../../../site/SiteProvider';
import { fill } from '../../../cart/fill';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Section } from '../../../ui/section/Section';
import css from '../product-detail.module.css';
import { useMeant } from '../useMeant';

/**
 * An unknown id [D11]. It can be searched for or asked about, and a code in another spelling links to its product.
 */
export function NotFound({ asked }: { asked: string }) {
  const strings = useStrings();
  const meant = useMeant(asked);
  return (
    <Section>
      <h1 className={css.heading}>{strings.productNotFound}</h1>
      <p className={css.text}>{strings.productNotFoundText}</p>
      <p className={css.meant} role="status" data-live="">
        {meant && (
          <a className={buttonClass()} href={PRODUCT + meant.id}>
            {fill(strings.goToProduct, { code: meant.id.toUpperCase(), name: meant.name })}
          </a>
        )}
      </p>
      <div className={css.actions}>
        <a className={buttonClass({ look: meant ? 'outline' : 'primary' })} href={STORE}>
          {strings.returnToStore}
        </a>
        <a className={buttonClass({ look: 'outline' })} href={ALL_PRODUCTS}>
          {strings.browseProducts}
        </a>
      </div>
      {asked !== '' && <NextSteps term={asked} />}
    </Section>
  );
}
