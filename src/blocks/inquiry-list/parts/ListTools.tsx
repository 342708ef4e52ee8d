import { shareLink } from '../../../cart/shareLink';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { CopyText } from '../../../widgets/inquiry-list/CopyText';
import { notices } from '../../../widgets/notices/noticeStore';
import css from '../inquiry-list.module.css';
import type { Inquiry } from '../useInquiry';

/** Secondary actions: copy, share, print, clear. */
export function ListTools({ inquiry }: { inquiry: Inquiry }) {
  const strings = useStrings();
  const { items, gone } = inquiry;
  const clear = () => {
    const restore = inquiry.clear();
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
        text={inquiry.text}
        copied={strings.listCopied}
        byHand={strings.copyByHand}
      />
      <CopyText
        label={strings.shareList}
        text={() => shareLink(location.origin + location.pathname, items, gone)}
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
    </div>
  );
}
