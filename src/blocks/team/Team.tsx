import type { Person as PersonData, TeamBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { useSite } from '../../site/SiteProvider';
import { MailLink } from '../../ui/contact/MailLink';
import { PhoneLink } from '../../ui/contact/PhoneLink';
import cell from '../../ui/grid/cell.module.css';
import { gridClass } from '../../ui/grid/gridClass';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import css from './team.module.css';

/** The people whom customers meet, each with how to reach them. */
export default function Team(props: BlockProps<TeamBlock>) {
  const { people } = props;
  const isPictured = people.some(({ image }) => image);
  return (
    <Section {...props} after={sectionActions(props)}>
      <ul className={gridClass(people.length)}>
        {people.map((person, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be alike, and no card ever moves
          <Person key={index} person={person} isPictured={isPictured} />
        ))}
      </ul>
    </Section>
  );
}

function Person({
  person,
  isPictured,
}: {
  person: PersonData;
  /** Whether any of the people has a portrait: beside it, initials stand in the place of another. */
  isPictured: boolean;
}) {
  const { local } = useSite();
  const { name, role, image, languages, phone, email } = person;
  return (
    <li className={cell.cell}>
      {image && <Picture image={image} className={css.portrait} />}
      {!image && isPictured && (
        <span className={css.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <h3>{name}</h3>
      <p className={css.role}>{role}</p>
      {languages && <p className={css.languages}>{languages.join(local?.comma ?? ', ')}</p>}
      {(phone || email) && (
        <ul className={css.ways}>
          {phone && (
            <li>
              <PhoneLink number={phone} />
            </li>
          )}
          {email && (
            <li>
              <MailLink address={email} />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** The first letters of the first and the last word: 'AS' of Anne-Grethe Skjelstad, 'A' of Anne. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // Joined, Arabic letters would read as a word.
  return ends.map((word = '') => /\p{L}\p{M}*/u.exec(word)?.[0]).join('\u200c');
}
