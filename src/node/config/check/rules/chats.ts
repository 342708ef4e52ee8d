import { hasPart } from '../../../schemas/needs';
import type { Rule } from '../context';
import { entries } from '../facts';

/** An office with a chat number needs the greeting of "chat". */
export const rule: Rule = ({ config, error }) => {
  if (hasPart(config, 'chat')) return;
  for (const { value, path } of entries(config, ['branches'])) {
    if (value['chat'] === undefined) continue;
    error(
      [...path, 'chat'],
      'This office has a number for chats, but this site has no chat.',
      'Add "chat" with its number, a greeting and a message, or remove the number.',
    );
  }
};
