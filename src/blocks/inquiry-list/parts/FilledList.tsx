import { amountsOf } from '../../../cart/amounts';
import { addItems, removeItem, updateQuantity, type CartItem } from '../../../cart/items';
import type { Cart } from '../../../cart/store';
import type { ChatOffice } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useSite } from '../../../site/SiteProvider';
import { countHandOffs } from '../../../site/counting/countHandOffs';
import { buttonClass } from '../../../ui/button/buttonClass';
import { useLoaded } from '../../../ui/useLoaded';
import { SendCart } from '../../../widgets/inquiry-list/SendCart';
import { CartLines } from '../../../widgets/inquiry-list/CartLines';
import { CartNote } from '../../../widgets/inquiry-list/CartNote';
import { CartSums } from '../../../widgets/inquiry-list/CartSums';
import { LeftOutSaid } from '../../../widgets/inquiry-list/LeftOutSaid';
import { notices } from '../../../widgets/notices/noticeStore';
import css from '../inquiry-list.module.css';
import type { CartView } from '../useCartView';
import { AboutFields } from './AboutFields';
import { ByMail } from './ByMail';
import { ChooseOffice } from './ChooseOffice';

const loadTools = () => import('./ListTools');
// Loaded together with the page, which may have been prefetched and may be shown offline. Prerendering has no document.
if (typeof document !== 'undefined') loadTools().catch(() => {});
if (import.meta.env.COUNTS && typeof document !== 'undefined') countHandOffs(`.${css.summary}`);

/** Lines, note, totals, and the ways to send them [I13]–[I16]. */
export function FilledList({
  view,
  contact,
  scan,
}: {
  view: CartView;
  contact: string | undefined;
  /** What the code of the list does; undefined if there is none. */
  scan: string | undefined;
}) {
  const { chat, strings, store, inquiry } = useSite<'store'>();
  const tools = useLoaded(true, loadTools);
  const { cart, items, lines, total, note, setNote, parts, choice, answers } = view;
  const remove = ({ id }: Pick<CartItem, 'id'>, index: number) => {
    const item = items[index];
    if (!item) return;
    cart.change((now) => removeItem(now, id));
    notices.add({
      id: 'list',
      title: fill(strings.removed, { name: item.name }),
      action: { label: strings.undo, onClick: () => putBack(cart, item, index) },
    });
  };
  return (
    <div className={css.columns}>
      <div>
        <h2 tabIndex={-1} data-state="">
          {fill(strings.selectedItems, { n: total })}
        </h2>
        <CartLines
          lines={lines}
          words={strings}
          onUpdate={(id, quantity) => cart.change((now) => updateQuantity(now, id, quantity))}
          onRemove={remove}
        />
        <div className={css.note}>
          <CartNote value={note} words={strings} onChange={setNote} />
        </div>
        {answers && inquiry.about && <AboutFields answers={answers} labels={inquiry.about} />}
        <a className="more" href={store.addresses.home}>
          {strings.continueBrowsing}
        </a>
      </div>
      <div>
        <div className={css.summary}>
          <h2>{strings.inquirySummary}</h2>
          <CartSums total={amountsOf(lines)} lines={items.length} words={strings} />
          {choice && <ChooseOffice choice={choice} />}
          <LeftOutSaid parts={parts} words={strings} texts={inquiry} />
          {chat && <ByChat parts={parts} chosen={choice?.office} />}
          {contact && (
            <a
              className={buttonClass({ look: chat ? 'outline' : 'primary', wide: true })}
              href={`${contact}?list=1`}
            >
              {strings.sendByForm}
            </a>
          )}
          {!chat && <ByMail parts={parts} isSecond={contact !== undefined} />}
        </div>
        {tools && <tools.ListTools view={view} scan={scan} />}
      </div>
    </div>
  );
}

function ByChat({ parts, chosen }: Pick<CartView, 'parts'> & { chosen: ChatOffice | undefined }) {
  const { chat, branches, strings } = useSite<'chat'>();
  if (chosen) {
    const { number, name } = chosen;
    return <SendCart parts={parts} number={number} office={name} words={strings} />;
  }
  const office = branches.find(({ phones }) =>
    phones.some(({ number }) => digits(number) === digits(chat.number)),
  );
  return <SendCart parts={parts} number={chat.number} office={office?.name} words={strings} />;
}

const digits = (number: string) => number.replace(/\D/g, '');

/** Restores a removed line at its former position, whatever has been added since. */
function putBack(cart: Cart, item: CartItem, index: number): void {
  cart.change((now) => addItems(now.slice(0, index), [item, ...now.slice(index)]));
}
