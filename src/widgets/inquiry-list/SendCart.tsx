import { useState } from 'react';
import type { SendLink } from '../../cart/sendLinks';
import type { InterfaceStrings } from '../../generated/types';
import { fill } from '../../cart/fill';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './hand-off.module.css';

/** The interface strings of the links. */
export type SendCartWords = Pick<
  InterfaceStrings,
  | 'sendInquiry'
  | 'sendNote'
  | 'sendInParts'
  | 'sendPart'
  | 'opened'
  | 'notOpened'
  | 'notOpenedHelp'
  | 'openChat'
  | 'openPart'
  | 'goesTo'
  | 'goesToNumber'
  | 'newTab'
>;

/**
 * The links that send the cart by chat, one per message [W4]. Plain links with an up-to-date `href`, so that no pop-up
 * blocker interferes. A page cannot tell whether the chat has opened, so a click also shows what to do if it has not.
 */
export function SendCart({
  parts,
  number,
  office,
  words,
}: {
  parts: readonly SendLink[];
  /** The recipient's number, formatted for display. */
  number: string;
  /** The name of the branch that the number belongs to. */
  office?: string | undefined;
  words: SendCartWords;
}) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (href: string) => setOpened((before) => new Set(before).add(href));
  const next = parts.find(({ href }) => !opened.has(href));
  // No line breaks inside the number.
  const recipient = { name: office ?? '', number: number.replaceAll(' ', '\u00A0') };
  const isWhole = parts.length === 1;
  const isOpened = parts.some(({ href }) => opened.has(href));
  const help = fill(words.notOpenedHelp, recipient);
  return (
    <div>
      {!isWhole && <p>{fill(words.sendInParts, { parts: parts.length })}</p>}
      <ul className={css.parts}>
        {parts.map(({ href }, index) => (
          <li key={href}>
            <a
              className={buttonClass({
                wide: true,
                look: href === next?.href ? 'primary' : 'outline',
              })}
              href={href}
              target="_blank"
              rel="noopener"
              onClick={() => open(href)}
            >
              <span>
                {isWhole
                  ? words.sendInquiry
                  : fill(words.sendPart, { part: index + 1, parts: parts.length })}
              </span>
              {!isWhole && opened.has(href) && <span className={css.opened}>{words.opened}</span>}
              <span className="visually-hidden"> {words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.small}>
        {`${words.sendNote} ${fill(office ? words.goesTo : words.goesToNumber, recipient)}`}
      </p>
      {/* One text: the parts of what is shown would be said one by one, the last of them first. */}
      <div className="visually-hidden" role="status">
        {isOpened && `${words.notOpened} ${help}`}
      </div>
      {isOpened && (
        <div className={css.help}>
          <p>
            <strong>{words.notOpened}</strong> <span>{help}</span>
          </p>
          <ul>
            {parts.map(
              ({ href }, index) =>
                opened.has(href) && (
                  <li key={href}>
                    <a href={href}>
                      {isWhole ? words.openChat : fill(words.openPart, { part: index + 1 })}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      )}
    </div>
  );
}
