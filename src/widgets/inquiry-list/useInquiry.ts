import { inquiryText } from '../../cart/message';
import { useCart } from '../../cart/react/CartProvider';
import { useSite } from '../../site/SiteProvider';
import { useValue } from '../../ui/useValue';
import { chatLink } from '../../cart/chatLink';

/** The list as a page shows it: its lines, the sum of quantities, and the link that hands it over. */
export function useInquiry() {
  const { chat, inquiry } = useSite();
  const cart = useCart();
  const items = useValue(cart.items);
  const total = useValue(cart.totalItems);
  return {
    items,
    total,
    href: chatLink(chat, inquiryText({ items, greeting: chat.greeting, texts: inquiry })),
  };
}
