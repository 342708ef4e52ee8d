import type { AccordionBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { TextParts } from '../../site/text/TextParts';
import { Section } from '../../ui/section/Section';
import css from './accordion.module.css';

/**
 * Entries that open and close. They are the browser's own disclosures, so that they work without JavaScript, are found
 * by the search in the page, and open where a link leads into one.
 */
export default function Accordion(props: BlockProps<AccordionBlock>) {
  const { items } = props;
  return (
    <Section {...props} after={sectionActions(props)}>
      <div className={css.entries}>
        {items.map(({ id, title, text, open }) => (
          <details key={title} className={css.entry} open={open}>
            <summary className={css.question}>
              <h3>{title}</h3>
            </summary>
            {/* The name is that of the answer, because browsers open what a link leads into. */}
            <div id={id} className={css.answer}>
              <TextParts parts={text} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
