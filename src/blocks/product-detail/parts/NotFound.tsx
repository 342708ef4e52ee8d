import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Section } from '../../../ui/section/Section';
import css from '../product-detail.module.css';

/** For an address that names no product (spec 8). What it names instead can be searched for or asked about. */
export function NotFound({ asked }: { asked: string }) {
  const strings = useStrings();
  return (
    <Section>
      <h1 className={css.heading}>{strings.productNotFound}</h1>
      <p className={css.text}>{strings.productNotFoundText}</p>
      <div className={css.actions}>
        <a className={buttonClass()} href="/store">
          {strings.returnToStore}
        </a>
        <a className={buttonClass({ look: 'outline' })} href="/store/category/all">
          {strings.browseProducts}
        </a>
      </div>
      {asked !== '' && <NextSteps term={asked} />}
    </Section>
  );
}
