import cx from 'classnames';
import { useCart } from '../../cart/react/CartProvider';
import { fill } from '../../site/fill';
import { useStrings } from '../../site/SiteProvider';
import { Stepper } from '../../ui/stepper/Stepper';
import { useValue } from '../../ui/useValue';
import css from './inquiry-lines.module.css';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { BIN } from '../../ui/icon/icons';

/** The lines of the list, each with its quantity and the button that takes it away. */
export function InquiryLines() {
  const cart = useCart();
  const strings = useStrings();
  return (
    <ul className={css.lines}>
      {useValue(cart.items).map((item) => (
        <li key={item.id} className={css.line}>
          {item.image ? <img src={item.image} alt="" width="96" height="72" /> : <span />}
          <div>
            <a href={`/store/product/${item.id}`}>{item.name}</a>
            <p>{item.category}</p>
          </div>
          <Stepper
            value={item.quantity}
            onChange={(quantity) => cart.update(item.id, quantity)}
            label={`${strings.quantity}: ${item.name}`}
            decrease={strings.decrease}
            increase={strings.increase}
          />
          <button
            type="button"
            className={cx(iconButton, css.remove)}
            aria-label={fill(strings.remove, { name: item.name })}
            data-tooltip={fill(strings.remove, { name: item.name })}
            onClick={() => cart.remove(item.id)}
          >
            <Icon nodes={BIN} size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
