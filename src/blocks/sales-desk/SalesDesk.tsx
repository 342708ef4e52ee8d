import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../cart/fill';
import { readInquiries } from '../../desk/readInquiries';
import { deskInquiry, type DeskInquiry } from '../../desk/rows';
import type { SalesDeskBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { buttonClass } from '../../ui/button/buttonClass';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { InquiryTable } from './parts/InquiryTable';
import { OpenOnes } from './parts/OpenOnes';
import css from './sales-desk.module.css';
import { useCatalogue } from './useCatalogue';
import { useDesk } from './useDesk';

/**
 * The desk of the sales team: what customers sent becomes a table and a quotation. All of it happens in this browser:
 * nothing that is pasted or entered is put into an address, sent, or made a part of the site.
 */
export default function SalesDesk(props: BlockProps<SalesDeskBlock>) {
  const hydrated = useHydrated();
  return (
    <Section>
      <div className={css.screen}>
        <h1>{props.heading}</h1>
        {props.intro && <p className={css.intro}>{props.intro}</p>}
      </div>
      {/* What is open is only known in the browser. */}
      {hydrated && <DeskItself {...props} />}
    </Section>
  );
}

function DeskItself(block: BlockProps<SalesDeskBlock>) {
  const { words } = block;
  const { inquiry: texts, chat } = useSite<'store'>();
  const catalogue = useCatalogue();
  const { inquiries, isStored, change } = useDesk();
  const [shown, setShown] = useState(inquiries[0]?.id);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [lastRead, setLastRead] = useState<string>();
  useEffect(() => {
    if (lastRead) heading.current?.focus();
  }, [lastRead]);

  const read = (pasted: string) => {
    const reading = { texts, greeting: chat?.greeting ?? '', matcher: catalogue.matcher };
    const found = readInquiries(pasted, reading).map((one) =>
      deskInquiry(one, crypto.randomUUID(), new Date()),
    );
    const [first] = found;
    if (!first) return setSaid(words.nothing);
    change((open) => [...found, ...open]);
    setShown(first.id);
    setLastRead(first.id);
    const lines = found.reduce((sum, { rows }) => sum + rows.length, 0);
    setSaid(fill(words.found, { inquiries: found.length, lines }));
  };
  const current = inquiries.find(({ id }) => id === shown);
  return (
    <>
      <div className={css.screen}>
        {catalogue.state === 'failed' ? (
          <p role="alert" className={css.failed}>
            {words.loadFailed}{' '}
            <button
              type="button"
              className={buttonClass({ look: 'outline', small: true })}
              onClick={catalogue.retry}
            >
              {words.retry}
            </button>
          </p>
        ) : (
          <PasteBox words={words} isReady={catalogue.state === 'ready'} onRead={read} />
        )}
        <p role="status">{catalogue.state === 'loading' ? words.loading : said}</p>
        {!isStored && <p className={css.failed}>{words.notStored}</p>}
        <OpenOnes
          words={words}
          inquiries={inquiries}
          shown={shown}
          onShow={setShown}
          onChange={change}
        />
      </div>
      {current && (
        <InquiryTable
          key={current.id}
          block={block}
          inquiry={current}
          catalogue={catalogue}
          heading={heading}
          onChange={(next: DeskInquiry) =>
            change((open) => open.map((one) => (one.id === next.id ? next : one)))
          }
        />
      )}
    </>
  );
}

function PasteBox({
  words,
  isReady,
  onRead,
}: Pick<SalesDeskBlock, 'words'> & { isReady: boolean; onRead: (pasted: string) => void }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className={css.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onRead(box.current?.value ?? '');
      }}
    >
      <label htmlFor={id}>{words.paste}</label>
      <textarea ref={box} id={id} rows={7} spellCheck={false} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`}>{words.pasteHint}</p>
      <button type="submit" className={buttonClass()} aria-disabled={!isReady}>
        {words.read}
      </button>
    </form>
  );
}
