import { useState } from 'react';
import { rememberedText } from '../../form/altTexts';
import { askForText } from '../../form/staleTexts';
import { cellOf } from '../../../document/table/entry';
import { useStudio } from '../../shell/studio';
import { isPicture } from './columnKinds';
import type { CellWrite } from './edits';
import type { Cell } from './selection';
import type { Products } from './useProducts';
import { WORDS } from './words';
import { errorMessage } from '../../../document/errorMessage';

/** Pictures that are dropped or pasted onto cells. */
export function usePictures({ columns, schema, list, order, write }: Products) {
  const { host, say } = useStudio();
  const [failure, setFailure] = useState('');

  /** Whether a cell takes pictures. */
  const takes = ({ column }: Cell): boolean => {
    const own = columns[column];
    return own !== undefined && isPicture(own, schema);
  };
  const put = async (cell: Cell, file: File): Promise<void> => {
    setFailure('');
    say(WORDS.uploading);
    try {
      const src = await host.upload(file);
      write([{ ...cell, text: src }, ...textFor(cell, src)], WORDS.did.picture);
      say(WORDS.dropped(file.name));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  /** What the picture shows, where that was said when it was added, and nothing else is said in this row. */
  const textFor = ({ row, column }: Cell, src: string): CellWrite[] => {
    const group = columns[column]?.path[0];
    const place = columns.findIndex(({ path }) => path[0] === group && path[1] === 'alt');
    const own = columns[place];
    const text = rememberedText(src);
    const present = own && cellOf(list[order[row] ?? -1], own);
    if (present !== undefined && present !== '') askForText(src, present);
    if (text === '' || present !== '') return [];
    return [{ row, column: place, text }];
  };
  return { takes, put, failure };
}
