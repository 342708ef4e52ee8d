import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../cart/fill';
import { readInquiries } from '../../desk/readInquiries';
import { priced } from '../../desk/priceTable';
import { deskInquiry, type DeskInquiry } from '../../desk/rows';
import { withSuggestions } from '../../desk/suggestions';
import type { SalesDeskBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { buttonClass } from '../../ui/button/buttonClass';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { newId } from './newId';
import { InquiryTable } from './parts/InquiryTable';
import { OpenOnes } from './parts/OpenOnes';
import { PriceFile } from './parts/PriceFile';
import css from './sales-desk.module.css';
import { useCatalogue, type DeskCatalogue } from './useCatalogue';
import { useDesk } from './useDesk';
import { useOffline } from './useOffline';
import { usePrices } from './usePrices';

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
  const catalogue = useCatalogue();
  useOffline(catalogue.state === 'ready');
  const { inquiries, isStored, change } = useDesk();
  const prices = usePrices(block, (list) => change((open) => open.map((one) => priced(one, list))));
  const { shown, setShown, said, heading, read } = useReading(words, catalogue, (found) =>
    change((open) => [...found.map((one) => priced(one, prices.list)), ...open]),
  );
  const current = inquiries.find(({ id }) => id === (shown ?? inquiries[0]?.id));
  return (
    <>
      <div className={css.screen}>
        {catalogue.state === 'failed' ? (
          <NoCatalogue words={words} retry={catalogue.retry} />
        ) : (
          <PasteBox
            words={words}
            isReady={catalogue.state === 'ready'}
            onRead={(pasted) => void read(pasted)}
          />
        )}
        <p role="status">{catalogue.state === 'loading' ? words.loading : said}</p>
        {!isStored && <p className={css.failed}>{words.notStored}</p>}
        <PriceFile words={words} prices={prices} inquiries={inquiries} />
        <OpenOnes
          words={words}
          inquiries={inquiries}
          shown={current?.id}
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
          prices={prices.list}
          heading={heading}
          onChange={(next: DeskInquiry) =>
            change((open) => open.map((one) => (one.id === next.id ? next : one)))
          }
        />
      )}
    </>
  );
}

/** Reads what is pasted, says what was found, and shows the first of it: the focus goes there. */
function useReading(
  words: SalesDeskBlock['words'],
  { matcher, asking }: DeskCatalogue,
  onFound: (found: readonly DeskInquiry[]) => void,
) {
  const { inquiry: texts, chat } = useSite<'store'>();
  const [shown, setShown] = useState<string>();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [lastRead, setLastRead] = useState<string>();
  useEffect(() => {
    if (lastRead) heading.current?.focus();
  }, [lastRead]);
  const read = async (pasted: string) => {
    const reading = { texts, greeting: chat?.greeting ?? '', matcher };
    const suggested = await withSuggestions(readInquiries(pasted, reading), asking);
    const found = suggested.map((one) => deskInquiry(one, newId(), new Date()));
    const [first] = found;
    if (!first) {
      setSaid(words.nothing);
      return;
    }
    onFound(found);
    setShown(first.id);
    setLastRead(first.id);
    const lines = found.reduce((sum, { rows }) => sum + rows.length, 0);
    setSaid(fill(words.found, { inquiries: found.length, lines }));
  };
  return { shown, setShown, said, heading, read };
}

function NoCatalogue({
  words,
  retry,
}: Pick<SalesDeskBlock, 'words'> & Pick<DeskCatalogue, 'retry'>) {
  return (
    <p role="alert" className={css.failed}>
      {words.loadFailed}{' '}
      <button
        type="button"
        className={buttonClass({ look: 'outline', small: true })}
        onClick={retry}
      >
        {words.retry}
      </button>
    </p>
  );
}

function PasteBox({
  words,
  isReady,
  onRead,
}: Pick<SalesDeskBlock, 'words'> & { isReady: boolean; onRead: (pasted: string) => void }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const lastRead = useRef<string>(undefined);
  return (
    <form
      className={css.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        lastRead.current = box.current?.value ?? '';
        onRead(lastRead.current);
      }}
    >
      <label htmlFor={id}>{words.paste}</label>
      <textarea
        ref={box}
        id={id}
        rows={7}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onFocus={({ target }) => {
          // The next message takes the place of one that has been read.
          if (target.value === lastRead.current) target.select();
        }}
      />
      <p id={`${id}-hint`}>{words.pasteHint}</p>
      <button type="submit" className={buttonClass()} aria-disabled={!isReady}>
        {words.read}
      </button>
    </form>
  );
}
