import { shareLink } from '../../../cart/shareLink';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { CopyText } from '../../../widgets/inquiry-list/CopyText';
import { notices } from '../../../widgets/notices/noticeStore';
import css from '../inquiry-list.module.css';
import type { CartView } from '../useCartView';
import { useListCode } from './useListCode';

/** Secondary actions: copy, share, print, clear. */
export function ListTools({ view, scan }: { view: CartView; scan: string | undefined }) {
  const strings = useStrings();
  const { items, gone } = view;
  const code = useListCode(scan);
  const link = () => shareLink(location.origin + location.pathname, items, gone);
  const clear = () => {
    const restore = view.clear();
    notices.add({
      id: 'list',
      title: strings.listCleared,
      action: { label: strings.undo, onClick: restore },
    });
  };
  return (
    <div className={css.tools}>
      <CopyText
        label={strings.copyList}
        text={view.text}
        copied={strings.listCopied}
        byHand={strings.copyByHand}
      />
      <CopyText
        label={strings.shareList}
        text={link}
        copied={strings.linkCopied}
        byHand={strings.copyByHand}
      />
      <button
        type="button"
        className={buttonClass({ look: 'outline', small: true })}
        onClick={() => window.print()}
      >
        {strings.printList}
      </button>
      <button
        type="button"
        className={buttonClass({ look: 'outline', small: true })}
        onClick={clear}
      >
        {strings.clearList}
      </button>
      {code && scan && <code.ListCode link={link()} text={scan} />}
    </div>
  );
}
