import { useState } from 'react';
import type { SendLink } from '../../cart/sendLinks';
import type { InterfaceStrings } from '../../generated/types';
import { fill } from '../../cart/fill';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './hand-off.module.css';

/** The words around the links. */
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
 * The links that hand the list over, one for each message [W4]. They are plain links, right at any
 * time, so that nothing can block them. Nobody can know whether a chat has opened: after a press it says what to do
 * if it has not.
 */
export function SendCart({
  parts,
  number,
  office,
  words,
}: {
  parts: readonly SendLink[];
  /** The number that the messages go to, as people read it. */
  number: string;
  /** The name of the office that the number belongs to. */
  office?: string | undefined;
  words: SendCartWords;
}) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (href: string) => setOpened((before) => new Set(before).add(href));
  const next = parts.find(({ href }) => !opened.has(href));
  // A number is not broken over two lines.
  const place = { name: office ?? '', number: number.replaceAll(' ', '\u00A0') };
  const isWhole = parts.length === 1;
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
              {isWhole
                ? words.sendInquiry
                : fill(words.sendPart, { part: index + 1, parts: parts.length })}
              {!isWhole && opened.has(href) && <span className={css.opened}>{words.opened}</span>}
              <span className="visually-hidden"> {words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.small}>
        {words.sendNote} {fill(office ? words.goesTo : words.goesToNumber, place)}
      </p>
      <div role="status">
        {parts.some(({ href }) => opened.has(href)) && (
          <div className={css.help}>
            <p>
              <strong>{words.notOpened}</strong> {fill(words.notOpenedHelp, place)}
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
    </div>
  );
}
