import { chatLink } from '../../cart/chatLink';
import { cardAddress, chatCodeAddress } from '../../catalogue/contactCards';
import { isAllDay, runsOfDays } from '../../catalogue/openingHours';
import type { Branch, OfficesBlock, OpeningHours } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { addressOf } from '../../site/addressOf';
import { SiteLink } from '../../site/SiteLink';
import { useSite } from '../../site/SiteProvider';
import { MailLink } from '../../ui/contact/MailLink';
import { PhoneLink } from '../../ui/contact/PhoneLink';
import { gridClass } from '../../ui/grid/gridClass';
import { Section } from '../../ui/section/Section';
import css from './offices.module.css';
import { OpenNow } from './parts/OpenNow';

/** The branches with their contact details [C3]. */
export default function Offices(props: BlockProps<OfficesBlock>) {
  const site = useSite();
  const branches = props.branches ?? site.branches;
  return (
    <Section {...props}>
      <div className={gridClass(branches.length)}>
        {branches.map((branch) => (
          <Office key={branch.id} branch={branch} block={props} />
        ))}
      </div>
    </Section>
  );
}

function Office({ branch, block }: { branch: Branch; block: OfficesBlock }) {
  const { strings, local, chat } = useSite();
  const inWords = (run: OpeningHours['days']) =>
    run
      .filter((_, n) => n === 0 || n === run.length - 1)
      .map((day) => local?.days[day] ?? day)
      .join('–');
  const times = (hours: Omit<OpeningHours, 'days'>) =>
    isAllDay(hours) ? strings.openAllDay : `${hours.opens}–${hours.closes}`;
  return (
    <div className={css.office}>
      <h3>{branch.name}</h3>
      {branch.role && <p className={css.role}>{branch.role}</p>}
      <address>{addressOf(branch, local)}</address>
      <dl>
        <dt>{strings.phone}</dt>
        {branch.phones.map(({ number, label }) => (
          <dd key={number}>
            <PhoneLink number={number} /> {label}
          </dd>
        ))}
        {block.chat && chat && (
          <dd>
            <SiteLink
              href={chatLink({ ...chat, number: branch.chat ?? chat.number }, chat.greeting)}
            >
              {block.chat}
            </SiteLink>
          </dd>
        )}
        <dt>{strings.email}</dt>
        <dd>
          <MailLink address={branch.email} />
        </dd>
        {branch.hours && branch.hours.length > 0 && (
          <dt>
            {strings.openingHours}{' '}
            <OpenNow branch={branch} open={block.open} closed={block.closed} />
          </dt>
        )}
        {branch.hours?.map(({ days, ...hours }) => (
          <dd key={days.join()}>{`${runsOfDays(days).map(inWords).join(', ')} ${times(hours)}`}</dd>
        ))}
      </dl>
      {block.card && (
        <a className={css.card} href={cardAddress(branch.id)} download={`${branch.name}.vcf`}>
          {block.card}
        </a>
      )}
      {block.chatCode && chat && (
        <figure data-to-scan="" className={css.code}>
          {/* Where it is hidden, on phones, it is not fetched. */}
          <img src={chatCodeAddress(branch.id)} alt="" width="132" height="132" loading="lazy" />
          <figcaption>{block.chatCode}</figcaption>
        </figure>
      )}
    </div>
  );
}
