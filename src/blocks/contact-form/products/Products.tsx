import { useHydrated } from '../../../ui/useHydrated';
import { useLoaded } from '../../../ui/useLoaded';
import type { ProductsProps } from '../../../widgets/contact-form/props';

const loadRows = () => import('./ProductRows');

/** Rows of products, fetched once React has taken over; until then, the text area holds them. */
export function Products(props: ProductsProps) {
  const Rows = useLoaded(useHydrated(), loadRows)?.ProductRows;
  return Rows && <Rows {...props} />;
}
