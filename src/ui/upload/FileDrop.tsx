import { type DragEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadRule } from '#contract/endpoint.ts';
import { IconButton } from '../button/IconButton.tsx';
import { ControlField, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { acceptOf, type FileRefusal, refusalOf } from './acceptedFile.ts';
import { covering, current, frame, name as nameClass, rule as ruleClass, zone } from './FileDrop.css.ts';
import { SendingFile } from './SendingFile.tsx';
import { uploadMessages as words } from './upload.messages.ts';
import { useFileWords } from './useFileWords.ts';

interface FileDropProps extends FieldProps {
  /** What the endpoint takes: `endpoints.x.upload`. */
  rule: UploadRule;
  onFile: (file: File) => void;
  /** The file that is there already or was chosen. */
  fileName?: string | null;
  onRemove?: () => void;
  /** The file that is on its way, as `useUpload` tells it. */
  sending?: { name: string; progress: number } | null;
  onAbort?: () => void;
  disabled?: boolean;
}

/** A place for one file, dropped or chosen. What is of the wrong type or too large is refused before it is sent. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, optional, rule, onFile, fileName, onRemove, sending, onAbort, disabled = false } = props;
  const intl = useIntl();
  const fileWords = useFileWords(rule);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);

  const take = (file: File | undefined) => {
    if (!file) return;
    const refused = refusalOf(file, rule);
    setRefusal(refused);
    if (!refused) onFile(file);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <ControlField label={label} hint={hint} optional={optional} error={refusal ? fileWords.refusal(refusal) : error}>
      {(control) =>
        sending ? (
          <SendingFile {...sending} id={control.id} onAbort={onAbort} />
        ) : (
          <>
            <div className={frame}>
              <input
                {...control}
                aria-describedby={`${control.id}-rule ${control['aria-describedby'] ?? ''}`}
                className={covering}
                type="file"
                accept={acceptOf(rule.types)}
                disabled={disabled}
                onChange={(event) => {
                  take(event.currentTarget.files?.[0]);
                  event.currentTarget.value = '';
                }}
                onDragEnter={drag(true)}
                onDragOver={drag(true)}
                onDragLeave={drag(false)}
                onDrop={(event) => {
                  drag(false)(event);
                  take(event.dataTransfer.files[0]);
                }}
              />
              <div className={zone({ over })} aria-hidden="true">
                <Icon name="upload" size={20} />
                <span>{intl.formatMessage(fileName ? words.replace : words.drop)}</span>
                <span className={ruleClass} id={`${control.id}-rule`}>
                  {fileWords.rule}
                </span>
              </div>
            </div>
            {fileName && (
              <div className={current}>
                <Icon name="file" />
                <span className={nameClass}>{fileName}</span>
                {onRemove && (
                  <IconButton icon="close" size="small" label={intl.formatMessage(words.remove)} onClick={onRemove} />
                )}
              </div>
            )}
          </>
        )
      }
    </ControlField>
  );
}
