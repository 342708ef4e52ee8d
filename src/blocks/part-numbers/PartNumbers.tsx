import { useId, useRef } from 'react';
import { MAX_LINK_LENGTH } from '../../cart/chatLink';
import { encoderFor } from '../../cart/encoderFor';
import type { PartNumbersBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { SiteLink } from '../../site/SiteLink';
import { useSite } from '../../site/SiteProvider';
import { buttonClass } from '../../ui/button/buttonClass';
import { Section } from '../../ui/section/Section';
import { showWhole } from '../../ui/showWhole';
import css from './part-numbers.module.css';
import { useParts } from './useParts';

/**
 * A bulk order box: adds every part number it knows in one go and keeps the remaining lines.
 */
export default function PartNumbers(props: BlockProps<PartNumbersBlock>) {
  const { strings, chat, ask: start } = useSite();
  const box = useRef<HTMLTextAreaElement>(null);
  const { outcome, busy, add } = useParts(box, props.units ?? []);
  const id = useId();
  const message = `${strings.partsAskText}\n${outcome.unknown.join('\n')}`;
  const ask = start + encoderFor(start)(message);
  return (
    <Section {...props} scripted>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label className={css.label} htmlFor={id}>
          {strings.partNumbers}
        </label>
        <textarea
          ref={box}
          id={id}
          className={css.box}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={props.sample.join('\n')}
          aria-describedby={`${id}-outcome`}
          onKeyUp={showWhole}
        />
        <button type="submit" className={buttonClass()} aria-disabled={busy}>
          {props.button ?? strings.addToList}
        </button>
        <p id={`${id}-outcome`} className={css.outcome} role="status">
          {outcome.text}
        </p>
        {outcome.unknown.length > 0 && (
          <>
            <ul className={css.unknown}>
              {outcome.unknown.map((line, n) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
                <li key={n}>{line}</li>
              ))}
            </ul>
            {/* A longer link would lose some of its lines. */}
            {ask.length <= MAX_LINK_LENGTH && (
              <SiteLink href={ask}>{chat ? strings.partsAsk : strings.contactByEmail}</SiteLink>
            )}
          </>
        )}
      </form>
    </Section>
  );
}
