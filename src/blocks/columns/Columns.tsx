import cx from 'classnames';
import { createElement, type ReactNode } from 'react';
import type { ColumnsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Section } from '../../ui/section/Section';
import css from './columns.module.css';

/** Columns of other blocks, one below the other on phones [K15]. */
export default function Columns({ columns, nested, ...section }: BlockProps<ColumnsBlock>) {
  return (
    <Section {...section}>
      {/* Children passed as arguments need no keys. */}
      {createElement(
        'div',
        { className: cx(css.columns, css[`of${columns.length}`]) },
        ...(nested ?? []).map(drawColumn),
      )}
    </Section>
  );
}

const drawColumn = (blocks: ReactNode) => <div className={css.column}>{blocks}</div>;
