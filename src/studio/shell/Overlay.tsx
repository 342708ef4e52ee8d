import type { ReadonlySignal } from '@preact/signals-core';
import { EyeOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { useValue } from '../../ui/useValue';
import type { BlockBox } from '../preview/messages';
import { schemaAt, typesOf } from '../../document/schema/schemaAt';
import { useAt } from '../form/useAt';
import { isHidden } from '../../document/values';
import { WORDS as FORM_WORDS } from '../form/words';
import { WORDS } from '../words';
import { At } from './At';
import { BlockActions } from './BlockActions';
import { DatedBlocks } from './DatedBlocks';
import type { PageLayout } from './frame';
import styles from './overlay.module.css';
import { entryOf } from './forms';
import { nameAt } from './stepName';
import { useStudio } from './studio';

/** What lies over the page in the frame: the toolbar of the selected block, and a '+' between blocks. */
export function Overlay({
  layout,
  scale,
}: {
  layout: ReadonlySignal<PageLayout>;
  /** What a px of the page is in px of Studio. */
  scale: ReadonlySignal<number>;
}) {
  const { block, page, formAt } = useStudio();
  const { blocks, height } = useValue(layout);
  const ownPage = `/pages/${useValue(page)}`;
  const shown = useValue(formAt).startsWith('/notFound') ? '/notFound' : ownPage;
  const factor = useValue(scale);
  const selected = useValue(block);
  const bottom = height * factor;
  const box = blocks.find(({ pointer }) => pointer === selected)?.box;
  return (
    <div className={styles['overlay']}>
      {apart(
        gapsBetween(blocks)
          // A page that cannot be drawn yet has the one for unknown addresses in its place.
          .filter(({ at }) => at.startsWith(`${shown}/`))
          .map(({ at, y }) => ({ at, top: y * factor }))
          .filter(({ top }) => top >= -20 && top <= bottom + 20)
          .map(({ at, top }) => ({ at, top: Math.min(Math.max(top, 16), bottom - 16) })),
      ).map(({ at, top }) => (
        <AddHere key={at} at={at} top={top} />
      ))}
      <HiddenBlocks blocks={blocks} factor={factor} />
      <DatedBlocks blocks={blocks} factor={factor} />
      {selected !== undefined && (
        <Toolbar
          at={selected}
          top={Math.min(Math.max((box?.top ?? 0) * factor, 0), bottom - TOOLBAR_HEIGHT_PX)}
          isSeen={box !== undefined && box.top < height && box.top + box.height > 0}
        />
      )}
    </div>
  );
}

/** As in the style sheet, with a gap below. */
const TOOLBAR_HEIGHT_PX = 44;

/** In px: closer than this, one '+' would cover another. */
const MIN_BUTTON_DISTANCE_PX = 27;

/** Leaves out what is too close to the next one. */
function apart<T extends { top: number }>(buttons: readonly T[]): T[] {
  return buttons.filter(
    ({ top }, index) => (buttons[index + 1]?.top ?? Infinity) - top >= MIN_BUTTON_DISTANCE_PX,
  );
}

/** The places where a block can be put into the page: before each of its own blocks, and behind the last. */
function gapsBetween(blocks: readonly BlockBox[]): { at: string; y: number }[] {
  const own = blocks.filter(({ pointer }) =>
    /^\/(pages\/\d+|notFound)\/blocks\/\d+$/.test(pointer),
  );
  const last = own.at(-1);
  const gaps = own.map(({ pointer, box }) => ({ at: pointer, y: box.top }));
  if (!last) return gaps;
  const { list, index } = entryOf(last.pointer);
  return [...gaps, { at: `${list}/${index + 1}`, y: last.box.top + last.box.height }];
}

function AddHere({ at, top }: { at: string; top: number }) {
  const { session, host } = useStudio();
  const { schema, root } = session;
  const { list, index } = entryOf(at);
  const add = async () => {
    const items = schemaAt(schema, root.peek(), list)?.items ?? {};
    const value = await host.chooseBlock(typesOf(items));
    if (value && session.change([{ op: 'insert', at, value }])) host.reveal(at);
  };
  const name = schemaAt(schema, root.peek(), at) ? nameAt(schema, root.peek(), at) : '';
  const label = index === 0 ? WORDS.addFirst : WORDS.addBefore(name);
  return (
    <At className={styles['gap']} top={top}>
      <button
        className={styles['plus']}
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void add()}
      >
        <Plus size={16} aria-hidden />
      </button>
    </At>
  );
}

/** A strip for each hidden block of the page, where it would stand. */
function HiddenBlocks({ blocks, factor }: { blocks: readonly BlockBox[]; factor: number }) {
  const { page, formAt } = useStudio();
  const own = `/pages/${useValue(page)}/blocks`;
  const list = useValue(formAt).startsWith('/notFound') ? '/notFound/blocks' : own;
  const hidden = useAt(list, hiddenIn).split(' ').filter(Boolean).map(Number);
  const gaps = gapsBetween(blocks);
  return hidden.map((index) => {
    const gap = gaps.find(({ at }) => entryOf(at).index > index) ?? gaps.at(-1);
    return gap && <HiddenBlock key={index} at={`${list}/${index}`} top={gap.y * factor} />;
  });
}

function HiddenBlock({ at, top }: { at: string; top: number }) {
  const { session, host } = useStudio();
  const label = FORM_WORDS.hiddenBlock(nameAt(session.schema, session.root.peek(), at));
  return (
    <At className={styles['gap']} top={top}>
      <button className={styles['strip']} type="button" onClick={() => host.reveal(at)}>
        <EyeOff size={14} aria-hidden />
        {label}
      </button>
    </At>
  );
}

/** The places of the hidden blocks of a list, as a text: it stays the same while something else is typed. */
function hiddenIn(list: unknown): string {
  if (!Array.isArray(list)) return '';
  return list.flatMap((block, index) => (isHidden(block) ? [index] : [])).join(' ');
}

/** The toolbar of the selected block. It stays while it has the focus: a block that is moved may be out of view for a moment. */
function Toolbar({ at, top, isSeen }: { at: string; top: number; isSeen: boolean }) {
  const [isFocused, setFocused] = useState(false);
  if (!isSeen && !isFocused) return null;
  return (
    <At className={styles['toolbar']} top={top}>
      <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        <BlockActions at={at} role="toolbar" className={styles['tools']} />
      </div>
    </At>
  );
}
