import { CalendarClock } from 'lucide-react';
import type { BlockBox } from '../preview/messages';
import { At } from './At';
import styles from './overlay.module.css';
import { useStudio } from './studio';
import { useDates } from './useDates';

/** Marks the blocks that the preview shows, though they are not on the site today. */
export function DatedBlocks({ blocks, factor }: { blocks: readonly BlockBox[]; factor: number }) {
  return blocks.map(({ pointer, box }) => (
    <DatedBlock key={pointer} at={pointer} top={box.top * factor} />
  ));
}

function DatedBlock({ at, top }: { at: string; top: number }) {
  const { host } = useStudio();
  const dates = useDates(at);
  if (dates === '') return null;
  return (
    <At className={styles['gap']} top={top}>
      <button className={styles['strip']} type="button" onClick={() => host.reveal(`${at}/from`)}>
        <CalendarClock size={14} aria-hidden />
        {dates}
      </button>
    </At>
  );
}
