import { Download } from 'lucide-react';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import styles from './products.module.css';
import { QuestionDialog } from './QuestionDialog';
import { TableBar } from './TableBar';
import { TakeoverDialog } from './TakeoverDialog';
import { useTakeover } from './useTakeover';
import { WORDS } from './words';

/**
 * The products as files: downloaded for a spreadsheet program, and taken over from one.
 * @param count How many products there are.
 */
export function Files({ count }: { count: number }) {
  const takeover = useTakeover(count);
  const isBusy = takeover.busy !== '';
  const isAsking = takeover.question !== undefined || takeover.asked !== undefined;
  return (
    <div className={styles['files']}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          isSmall
          icon={Download}
          isOff={isBusy}
          onClick={() => void takeover.download(format)}
        >
          {WORDS.download(format.toUpperCase())}
        </Button>
      ))}
      <FileButton
        label={WORDS.upload}
        accept=".xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.tsv,.txt,.xml,.json"
        isSmall
        isOff={isBusy}
        onChoose={([file]) => {
          if (file) void takeover.upload(file);
        }}
      />
      <p className={controls['hint']} role="status">
        {takeover.busy}
      </p>
      {isBusy && <TableBar name={takeover.busy} progress={takeover.progress} />}
      {!isAsking && <Failure words={takeover.failure} />}
      {takeover.question && (
        <QuestionDialog
          key={takeover.question.key}
          question={takeover.question}
          isBusy={isBusy}
          failure={takeover.failure}
          onAnswer={(answer) => void takeover.answer(answer)}
          onClose={takeover.leave}
        />
      )}
      {takeover.asked && (
        <TakeoverDialog
          name={takeover.asked.request.name}
          answer={takeover.asked.answer}
          remove={takeover.asked.request.remove}
          busy={takeover.busy}
          progress={takeover.progress}
          failure={takeover.failure}
          onPictures={(files) => void takeover.givePictures(files)}
          onRemove={(remove) => void takeover.setRemove(remove)}
          onTakeOver={() => void takeover.takeOver()}
          onClose={takeover.close}
        />
      )}
    </div>
  );
}
