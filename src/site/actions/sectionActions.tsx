import type { ReactNode } from 'react';
import type { Link } from '../../generated/types';
import type { Tone } from '../../ui/section/Section';
import { groundOf } from '../../ui/section/groundOf';
import { Actions } from './Actions';

/**
 * A block's buttons, below the content of its section and in the colours of its ground: `after` of the section.
 * @returns Undefined without any, so that the section keeps no room for them.
 */
export function sectionActions({
  actions,
  tone,
}: {
  actions?: readonly Link[] | undefined;
  tone?: Tone | undefined;
}): ReactNode {
  return actions && <Actions actions={actions} look="outline" ground={groundOf(tone)} />;
}
