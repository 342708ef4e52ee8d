import { Eye } from 'lucide-react';
import { useAt } from '../form/useAt';
import { isHidden } from '../../document/values';
import { IconButton } from '../ui/IconButton';
import { WORDS } from '../words';
import { BLOCK_ACTIONS } from './actionsOfBlocks';
import { useBlockCommands } from './useBlockCommands';

/** The buttons for what can be done with a block as a whole; `className` says how their row looks. */
export function BlockActions({
  at,
  role,
  className,
}: {
  at: string;
  /** A toolbar lies over the page; a group stands in the form, where there is room for words. */
  role: 'toolbar' | 'group';
  className: string | undefined;
}) {
  const commands = useBlockCommands(at);
  const hidden = useAt(at, isHidden);
  return (
    <div className={className} role={role} aria-label={WORDS.blockActions}>
      {BLOCK_ACTIONS.map(({ command, label, icon }) => {
        const showsAgain = command === 'hide' && hidden;
        return (
          <IconButton
            key={command}
            label={showsAgain ? WORDS.showAgain : label}
            icon={showsAgain ? Eye : icon}
            size={17}
            word={role === 'group' ? WORDS.short[showsAgain ? 'showAgain' : command] : undefined}
            onClick={commands[command]}
          />
        );
      })}
    </div>
  );
}
