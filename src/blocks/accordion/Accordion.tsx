import type { AccordionBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { TextParts } from '../../site/text/TextParts';
import { Section } from '../../ui/section/Section';
import css from './accordion.module.css';

/**
 * Entries that open and close. They are the browser's own disclosures, so that they work without JavaScript, are found
 * by the search in the page, and open where a link leads into one.
 */
export default function Accordion(props: BlockProps<AccordionBlock>) {
  const { items, actions, tone } = props;
  const ground = tone === 'navy' ? 'navy' : 'paper';
  return (
    <Section
      {...props}
      after={actions && <Actions actions={actions} look="outline" ground={ground} />}
    >
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
