import type { CompanyAnswers } from '../../../studio/newCompany/answers';

/** In characters, as search engines want them. */
const DESCRIPTION = { least: 50, most: 160 };

/** A description of the length that search engines want, without the label if `room` is kept for a filled name. */
export function descriptionOf(
  label: string,
  { name, trade, branches, pages }: CompanyAnswers,
  room = 0,
): string {
  const offices = branches.map((one) => `${one.name}, ${one.locality}, ${one.phone}`);
  const parts = [trade, name, ...offices, Object.values(pages).join(', ')];
  let text = label === '' || label === name ? '' : `${label}. `;
  for (const part of parts) {
    if (text.trim().length >= DESCRIPTION.least && part !== trade) break;
    text += `${part.replace(/[.\s]+$/, '')}. `;
  }
  return cut(text.trim(), DESCRIPTION.most - room);
}

/** The text up to the last whole word that fits. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
