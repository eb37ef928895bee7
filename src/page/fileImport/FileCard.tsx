import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UploadEndpoint } from '../../api/client/upload.ts';
import type { useUpload } from '../../api/client/useUpload.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TimezoneField } from '../../ui/country/TimezoneField.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { type Choice, SelectField } from '../../ui/field/SelectField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { ColumnMapper } from './ColumnMapper.tsx';
import * as styles from './FileImport.css.ts';
import { readingNamed, readingWords as words } from './fileImport.messages.ts';
import { ReadAs } from './ReadAs.tsx';
import { useFileErrorText } from './useFileErrorText.ts';
import type { ReadFile, Reading } from './useReadFile.ts';

interface FileCardProps<Field extends string, More, Result> {
  title: string;
  label: string;
  hint: string;
  /** While the server reads it. */
  working: string;
  rule: UploadEndpoint['upload'];
  upload: Omit<ReturnType<typeof useUpload>, 'send'>;
  read: ReadFile<Field, More, Result>;
  /** What a column can be. */
  fields: readonly Choice<Field>[];
  /** Without which column a file isn’t read. */
  missingFields: (columns: Reading<Field>['columns']) => readonly Field[];
  /** What is chosen besides. */
  choices?: (how: Reading<Field> & More) => ReactNode;
  /** What the check gave. */
  result: (checked: Result) => ReactNode;
}

/** A file of records: its columns, how it is read, and a check that changes nothing. */
export function FileCard<Field extends string, More, Result>(props: FileCardProps<Field, More, Result>) {
  const { upload, read } = props;
  const errorText = useFileErrorText();
  return (
    <Card title={props.title}>
      <div className={styles.stack}>
        <FileDrop
          label={props.label}
          hint={props.hint}
          rule={props.rule}
          onFile={read.take}
          fileName={read.chosen?.file.file.name ?? null}
          onRemove={read.leave}
          sending={upload.sending}
          onAbort={upload.abort}
          error={upload.error === null ? undefined : errorText(upload.error)}
        />
        {upload.sending?.progress === 1 && <Notice tone="info">{props.working}</Notice>}
        {read.chosen && !upload.sending && <ChosenFile {...props} {...read.chosen} />}
      </div>
    </Card>
  );
}

type ChosenFileProps<Field extends string, More, Result> = FileCardProps<Field, More, Result> &
  NonNullable<ReadFile<Field, More, Result>['chosen']>;

function ChosenFile<Field extends string, More, Result>(props: ChosenFileProps<Field, More, Result>) {
  const { file, how, read, fields, missingFields, choices, result } = props;
  const intl = useIntl();
  const missing = missingFields(how.columns);
  const change = (given: Partial<Reading<Field>>) => read.change(given as Partial<Reading<Field> & More>);
  return (
    <>
      <div className={styles.options}>
        {choices?.(how)}
        <SelectField
          label={intl.formatMessage(words.dateOrder)}
          value={how.dateOrder}
          choices={(['dmy', 'mdy'] as const).map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          onChange={(dateOrder) => change({ dateOrder })}
        />
        <TimezoneField
          label={intl.formatMessage(words.timezone)}
          value={how.timezone}
          onChange={(timezone) => change({ timezone })}
        />
        <Checkbox checked={how.header} onChange={(header) => change({ header })}>
          {intl.formatMessage(words.header)}
        </Checkbox>
      </div>
      <ReadAs csv={file.csv} />
      <ColumnMapper
        lines={file.lines}
        header={how.header}
        columns={how.columns}
        fieldsOf={() => fields}
        onChange={(columns) => change({ columns })}
      />
      {missing.length > 0 && (
        <Notice tone="warning">
          {intl.formatMessage(readingNamed.missing, {
            fields: intl.formatList(fields.flatMap(({ value, label }) => (missing.includes(value) ? [label] : []))),
          })}
        </Notice>
      )}
      {missing.length === 0 && read.checked === null && (
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => void read.check()}>
            {intl.formatMessage(words.check)}
          </Button>
        </div>
      )}
      {read.checked !== null && result(read.checked)}
    </>
  );
}
