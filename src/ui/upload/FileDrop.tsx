import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { ControlField, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { acceptOf, type FileRefusal, type PickRule, refusalCodes, refusalOf } from './acceptedFile.ts';
import { current, name as nameClass, rule as ruleClass, trigger, zone } from './FileDrop.css.ts';
import { SendingFile } from './SendingFile.tsx';
import { uploadMessages as words } from './upload.messages.ts';
import { useFileWords } from './useFileWords.ts';

interface FileDropProps extends FieldProps {
  /** What the endpoint takes: `endpoints.x.upload`; or what the page reads itself. */
  rule: PickRule;
  /** Says later what speaks against the content of a file. */
  onFile: (file: File) => void | Promise<FileRefusal | null>;
  /** The file that is there already or was chosen. */
  fileName?: string | null;
  onRemove?: () => void;
  /** The file that is on its way, as `useUpload` tells it. */
  sending?: { name: string; progress: number } | null;
  onAbort?: () => void;
  disabled?: boolean;
  /** The code of `error`. */
  code?: string | undefined;
}

/** A place for one file, dropped or chosen. What is of the wrong type or too large is refused before it is sent. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, code, optional, rule, onFile, fileName, onRemove, sending, onAbort } = props;
  const { disabled = false } = props;
  const intl = useIntl();
  const fileWords = useFileWords(rule);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);

  const take = (file: File | undefined) => {
    if (!file) return;
    const refused = refusalOf(file, rule);
    setRefusal(refused);
    if (!refused) void onFile(file)?.then(setRefusal);
  };
  return (
    <ControlField
      label={label}
      hint={hint}
      optional={optional}
      error={refusal ? fileWords.refusal(refusal) : error}
      code={refusal ? refusalCodes[refusal] : code}
    >
      {(control) =>
        sending ? (
          <SendingFile {...sending} id={control.id} onAbort={onAbort} />
        ) : (
          <>
            <DropZone
              className={zone}
              aria-labelledby={control.labelId}
              isDisabled={disabled}
              onDrop={({ items }) =>
                void items
                  .find((item) => item.kind === 'file')
                  ?.getFile()
                  .then(take)
              }
            >
              <FileTrigger acceptedFileTypes={acceptOf(rule.types)} onSelect={(files) => take(files?.[0])}>
                <Button
                  id={control.id}
                  className={trigger}
                  isDisabled={disabled}
                  aria-labelledby={`${control.id}-words ${control.labelId}`}
                  aria-describedby={`${control.id}-rule ${control['aria-describedby'] ?? ''}`}
                >
                  <Icon name="upload" size={20} />
                  <span id={`${control.id}-words`}>{intl.formatMessage(fileName ? words.replace : words.drop)}</span>
                </Button>
              </FileTrigger>
              <span className={ruleClass} id={`${control.id}-rule`}>
                {fileWords.rule}
              </span>
            </DropZone>
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
