import type { FieldProps } from './formHost';
import { ChecklistField } from './ChecklistField';
import { ChoiceField } from './ChoiceField';
import { ColorField } from './ColorField';
import { GroupField } from './GroupField';
import { isForMoments, MomentField } from './MomentField';
import { ListField } from './ListField';
import { NamedListsField } from './NamedListsField';
import { NumberField } from './NumberField';
import { PictureField } from './PictureField';
import { ReferenceField } from './ReferenceField';
import { SwitchField } from './SwitchField';
import { TextField } from './TextField';
import { FileField } from './FileField';
import { isChecklist, isFile, isReference } from './kinds';

/** The field for a value, by nothing but its schema: a new block, field or kind of reference needs no line here. */
export function Field(props: FieldProps) {
  const { schema } = props;
  if (schema.const !== undefined) return null;
  if (schema['x-kind'] === 'image') return <PictureField {...props} />;
  if (isChecklist(schema)) return <ChecklistField {...props} />;
  if (schema.items) return <ListField {...props} />;
  if (schema.properties) return <GroupField {...props} />;
  if (schema.type === 'object') return <NamedListsField {...props} />;
  if (schema.enum) return <ChoiceField {...props} />;
  if (schema.type === 'boolean') return <SwitchField {...props} />;
  if (schema.type === 'number' || schema.type === 'integer') return <NumberField {...props} />;
  if (schema['x-kind'] === 'color') return <ColorField {...props} />;
  if (isForMoments(schema)) return <MomentField {...props} />;
  if (isFile(schema['x-kind'])) return <FileField {...props} />;
  return isReference(schema['x-kind']) ? <ReferenceField {...props} /> : <TextField {...props} />;
}
