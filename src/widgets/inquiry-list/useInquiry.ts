import { inquiryMessage } from '../../cart/message';
import { useCart } from '../../cart/react/CartProvider';
import { useSite } from '../../site/SiteProvider';
import { useHydrated } from '../../ui/useHydrated';
import { useValue } from '../../ui/useValue';
import { chatLink } from '../../cart/chatLink';

/**
 * The list as a page shows it: its lines, the sum of quantities, and the link that hands it over. It is
 * empty while React takes over a prerendered page, where nothing was known of it.
 */
export function useInquiry() {
  const { chat, inquiry } = useSite();
  const cart = useCart();
  const hydrated = useHydrated();
  const listed = useValue(cart.items);
  const items = hydrated ? listed : [];
  const total = useValue(cart.totalItems);
  return { items, total, href: chatLink(chat, inquiryMessage(items, chat.greeting, inquiry)) };
}
