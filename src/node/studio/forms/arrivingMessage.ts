import type { ContactFormBlock, FormField, SiteConfig } from '../../../generated/authored';
import type { FormControl } from '../../../generated/types';
import { contactPayload } from '../../../cart/formPayload';
import { contactText } from '../../../cart/formText';
import { specifiedFields } from '../../../cart/specifiedFields';
import type { ArrivingMessage } from '../../../studio/protocol';
import { formAddress } from '../../site/formFields/formAddress';
import { formControls } from '../../site/formFields/formControls';
import { formSubject } from '../../site/formFields/formSubject';
import type { Company, FieldKinds } from '../../site/formFields/fieldKind';

/** The fields of a form that lists none, as they would be listed. */
const SPECIFIED = ['name', 'email', 'phone', 'branch', 'message'] as const;

/**
 * What arrives of a form: its message with examples of what visitors enter, as it is sent. What depends on an answer
 * that is not given is left out, as in the form.
 * @param config With its defaults.
 */
export function arrivingMessage(
  block: ContactFormBlock,
  config: SiteConfig,
  kinds: FieldKinds,
): ArrivingMessage {
  const { strings, chat } = config;
  const offered = block.branches as readonly string[] | undefined;
  const branches = config.branches.filter(({ id }) => offered?.includes(id) ?? true);
  const form = formAddress(block, config.contact);
  const company: Company = { ...config, branches, form };
  const controls = block.fields
    ? formControls(block.fields, kinds, company)
    : specifiedFields({ strings, branches: officesOf(kinds, company) });
  const values: Record<string, string> = {};
  for (const [index, control] of controls.entries()) {
    const field = block.fields?.[index] ?? specified(index, control);
    const value = kinds.get(field.kind)?.example?.(field, company) ?? `(${field.label})`;
    if (isAsked(control, values)) values[control.name] = value;
  }
  const payload = contactPayload(values, {
    mailbox: form.mailbox,
    subject: formSubject(block, strings) ?? strings.contactSubject,
    replyTo: controls.find(({ attributes }) => attributes?.['type'] === 'email')?.name,
  });
  const { _to: to, _replyto: replyTo, _subject: subject } = payload;
  return {
    to,
    replyTo,
    subject,
    body: contactText(payload, controls, ''),
    chat: chat && contactText(payload, controls, chat.greeting),
    json: JSON.stringify(payload, null, 2),
  };
}

const specified = (index: number, { label }: FormControl): FormField => ({
  kind: SPECIFIED[index] ?? 'text',
  label,
  optional: false,
});

const officesOf = (kinds: FieldKinds, company: Company) => [
  ...(kinds.get('branch')?.control(specified(3, { name: '', label: '' }), company).options ?? []),
];

/** Whether the examples so far have the answer on which a field depends. */
const isAsked = ({ when }: FormControl, values: Readonly<Record<string, string>>) =>
  !when || when.is.some((answer) => values[when.name]?.split(', ').includes(answer));
