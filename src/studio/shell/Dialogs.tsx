import { createElement, type ReactNode } from 'react';
import { useValue } from '../../ui/useValue';
import { AddPage } from './AddPage';
import { ConflictsDialog } from './ConflictsDialog';
import { DeletePage } from './DeletePage';
import { FindDialog } from './FindDialog';
import { Gallery } from './Gallery';
import { LanguageDialog } from './LanguageDialog';
import { MistakesDialog } from './MistakesDialog';
import { MoveBlock } from './MoveBlock';
import { MovePage } from './MovePage';
import { ReplaceDialog } from './ReplaceDialog';
import { SaveDialog } from './SaveDialog';
import { useStudio, type DialogName } from './studio';
import { Tour } from './Tour';

const DIALOGS: Record<DialogName, (props: { onClose: () => void }) => ReactNode> = {
  save: SaveDialog,
  mistakes: MistakesDialog,
  find: FindDialog,
  replace: ReplaceDialog,
  conflicts: ConflictsDialog,
  addPage: AddPage,
  movePage: MovePage,
  deletePage: DeletePage,
  moveBlock: MoveBlock,
  tour: Tour,
  language: LanguageDialog,
};

/** The dialog that is open, if one is. */
export function Dialogs() {
  const { dialog, open, blockChoice } = useStudio();
  const name = useValue(dialog);
  const choice = useValue(blockChoice);
  return (
    <>
      {name && createElement(DIALOGS[name], { onClose: () => open() })}
      {choice && <Gallery types={choice.types} />}
    </>
  );
}
