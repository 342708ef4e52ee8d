import type { Person as PersonData, TeamBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { useSite } from '../../site/SiteProvider';
import cell from '../../ui/grid/cell.module.css';
import { gridClass } from '../../ui/grid/gridClass';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import css from './team.module.css';

/** The people whom customers meet, each with how to reach them. */
export default function Team(props: BlockProps<TeamBlock>) {
  const { people, actions, tone } = props;
  const ground = tone === 'navy' ? 'navy' : 'paper';
  return (
    <Section
      {...props}
      after={actions && <Actions actions={actions} look="outline" ground={ground} />}
    >
      <ul className={gridClass(people.length)}>
        {people.map((person, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be alike, and no card ever moves
          <Person key={index} person={person} />
        ))}
      </ul>
    </Section>
  );
}

function Person({ person }: { person: PersonData }) {
  const { local } = useSite();
  const { name, role, image, languages, phone, email } = person;
  const [mailbox, host] = email?.split('@') ?? [];
  return (
    <li className={cell.cell}>
      {image && <Picture image={image} className={css.portrait} />}
      <h3>{name}</h3>
      <p className={css.role}>{role}</p>
      {languages && <p className={css.languages}>{languages.join(local?.comma ?? ', ')}</p>}
      {(phone || email) && (
        <ul className={css.ways}>
          {phone && (
            <li>
              <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                {mailbox}@<wbr />
                {host}
              </a>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
