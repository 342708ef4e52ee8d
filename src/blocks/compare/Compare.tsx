import type { CompareBlock, IconNode } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { Icon } from '../../ui/icon/Icon';
import { MINUS } from '../../ui/icon/icons';
import { Section } from '../../ui/section/Section';
import { TableFrame } from '../../ui/table/TableFrame';
import css from './compare.module.css';

type Words = Pick<CompareBlock, 'yes' | 'no'>;

/** Two or three things side by side, with marks that are read out in words. */
export default function Compare(props: BlockProps<CompareBlock>) {
  const { caption, columns, rows, yes, no } = props;
  return (
    <Section {...props} after={sectionActions(props)}>
      <TableFrame caption={caption} hasRowHeadings className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{caption}</span>
            </th>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} columns={columns} words={{ yes, no }} />
          ))}
        </tbody>
      </TableFrame>
      {/* On screens alone: readers hear the words in the place of each mark. */}
      <ul className={css.legend} aria-hidden="true">
        <li>
          <Mark isYes />
          <span>{yes}</span>
        </li>
        <li>
          <Mark isYes={false} />
          <span>{no}</span>
        </li>
      </ul>
    </Section>
  );
}

function Row({
  row: { label, values },
  columns,
  words,
}: {
  row: CompareBlock['rows'][number];
  columns: CompareBlock['columns'];
  words: Words;
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column, index) => (
        <td key={column}>
          <Value value={values[index] ?? '-'} words={words} />
        </td>
      ))}
    </tr>
  );
}

function Value({ value, words }: { value: string; words: Words }) {
  if (value !== '+' && value !== '-') return <bdi>{value}</bdi>;
  const isYes = value === '+';
  return (
    <>
      <Mark isYes={isYes} />
      <span className="visually-hidden">{isYes ? words.yes : words.no}</span>
    </>
  );
}

const TICK: IconNode = [['path', { d: 'M20 6 9 17l-5-5' }]];

function Mark({ isYes }: { isYes: boolean }) {
  return (
    <span className={isYes ? css.tick : css.dash}>
      <Icon nodes={isYes ? TICK : MINUS} size={22} />
    </span>
  );
}
