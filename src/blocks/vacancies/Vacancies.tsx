import cx from 'classnames';
import type { ReactNode } from 'react';
import { chatLink, encodeText } from '../../cart/chatLink';
import type { Link, VacanciesBlock, Vacancy } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { SiteLink } from '../../site/SiteLink';
import { useSite } from '../../site/SiteProvider';
import { RichText } from '../../site/text/RichText';
import { TextParts } from '../../site/text/TextParts';
import { buttonClass } from '../../ui/button/buttonClass';
import { Dated, useDue } from '../../ui/dates/Dated';
import type { Due } from '../../ui/dates/due';
import { Facts } from '../../ui/facts/Facts';
import { Section } from '../../ui/section/Section';
import css from './vacancies.module.css';

/** What the build adds: when browsers show and hide a vacancy, and the times without any. */
type Open<T> = T & { due?: Due };

/** Vacancies, each with how to apply. One that closes goes at its minute, also on a page that was built long before. */
export default function Vacancies(props: BlockProps<VacanciesBlock> & { noneDue?: Due[] }) {
  const { items, none, noneDue = [] } = props;
  return (
    <Section {...props}>
      {items.length > 0 && (
        <ul className={css.vacancies}>
          {items.map((item: Open<Vacancy>, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- titles may be alike, and no entry ever moves
            <When key={index} due={item.due}>
              <Entry item={item} block={props} />
            </When>
          ))}
        </ul>
      )}
      {items.length === 0 && <None text={none} />}
      {noneDue.map((due) => (
        <Dated key={due.from ?? 0} due={due}>
          <None text={none} />
        </Dated>
      ))}
    </Section>
  );
}

function When({ due, children }: { due: Due | undefined; children: ReactNode }) {
  return due ? <Dated due={due}>{children}</Dated> : children;
}

function None({ text }: { text: VacanciesBlock['none'] }) {
  return (
    <p className={css.none} {...useDue()}>
      <RichText text={text} />
    </p>
  );
}

function Entry({ item, block }: { item: Vacancy; block: VacanciesBlock }) {
  const { local } = useSite();
  const { title, branch, hours, closes, text } = item;
  const { mailbox = branch.email } = block;
  const ways = useWays(item, { ...block, mailbox });
  const { locality } = branch.address;
  const place = [locality, branch.country].filter(Boolean).join(local?.comma ?? ', ');
  const last = closes && [block.deadline, closes].filter(Boolean).join(' ');
  const facts = [place, hours, last].filter((fact) => fact !== undefined);
  return (
    <li className={css.vacancy} {...useDue()}>
      <div>
        <h3>{title}</h3>
        <div className={css.facts}>
          <Facts facts={facts} />
        </div>
      </div>
      <div>
        <div className={css.text}>
          <TextParts parts={text} />
        </div>
        {ways.length > 0 && (
          <p className={css.ways}>
            {ways.map(({ label, href }) => (
              <SiteLink
                key={label}
                href={href}
                className={cx(css.way, buttonClass({ look: 'outline' }))}
                data-address={href.startsWith('mailto:') ? mailbox : undefined}
              >
                {label}
                <span className="visually-hidden">: {title}</span>
              </SiteLink>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** How to apply, as links: by the form, by e-mail and by chat, as far as the block has words for them. */
function useWays({ title, branch }: Vacancy, block: VacanciesBlock): Link[] {
  const { chat } = useSite();
  const { form, mail, mailbox } = block;
  return [
    form && [form],
    mail && [{ label: mail, href: `mailto:${mailbox}?subject=${encodeText(title)}` }],
    block.chat &&
      chat && [
        {
          label: block.chat,
          href: chatLink(
            { ...chat, number: branch.chat ?? chat.number },
            `${chat.greeting} ${title}`,
          ),
        },
      ],
  ].flatMap((way) => way || []);
}
