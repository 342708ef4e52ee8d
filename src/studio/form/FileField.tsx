import { useState } from 'react';
import { errorMessage } from '../../document/errorMessage';
import { FileButton } from '../ui/FileButton';
import { WORDS } from './words';
import { ACCEPTED_FILES } from './acceptedFiles';
import { FieldFrame } from './FieldFrame';
import styles from './form.module.css';
import { useHost, type FieldProps } from './formHost';
import { ReferenceControl } from './ReferenceField';
import { useEdit } from './useEdit';

/** A file that visitors download: one that is there, or another from the computer. */
export function FileField(props: FieldProps) {
  const { at, label, schema } = props;
  const { uploadFile } = useHost();
  const edit = useEdit(at);
  const [state, setState] = useState('');
  const isBusy = state === WORDS.uploading;
  const take = async (file: File) => {
    setState(WORDS.uploading);
    try {
      edit(await uploadFile(file));
      setState('');
    } catch (error) {
      setState(errorMessage(error));
    }
  };
  return (
    <FieldFrame at={at} label={label} schema={schema}>
      <ReferenceControl {...props} />
      <FileButton
        isSmall
        label={WORDS.uploadFile}
        accept={ACCEPTED_FILES}
        isOff={isBusy}
        onChoose={([file]) => {
          if (file) void take(file);
        }}
      />
      <p className={styles['help']} role="status">
        {state}
      </p>
    </FieldFrame>
  );
}
