import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallImportResult } from '#contract/telephony/callImports.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type DateOrder, ImportField } from '#values/importedCall.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { ColumnMapper } from '../../../page/fileImport/ColumnMapper.tsx';
import { hasHeader, type ImportFile, readImportFile } from '../../../page/fileImport/importFile.ts';
import { ReadAs } from '../../../page/fileImport/ReadAs.tsx';
import { useFileErrorText } from '../../../page/fileImport/useFileErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TimezoneField } from '../../../ui/country/TimezoneField.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import type { FileRefusal } from '../../../ui/upload/acceptedFile.ts';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { type Columns, guessColumns, missingFields } from './callFile.ts';
import * as styles from './CallImport.css.ts';
import { importMessages as words, importNamed } from './callImport.messages.ts';
import { CheckResult } from './CheckResult.tsx';
import { fieldMessages } from './importFields.messages.ts';

interface FileCardProps {
  account: number;
  /** The account’s time zone. */
  timezone: string;
  onImported: () => void;
}

/** How the chosen file is to be read. */
interface Reading {
  header: boolean;
  columns: Columns;
  dateOrder: DateOrder;
  timezone: string;
}

/** A file of calls: its columns, a check that changes nothing, and the import. */
export function FileCard({ account, timezone, onImported }: FileCardProps) {
  const intl = useIntl();
  const errorText = useFileErrorText();
  const upload = useUpload(endpoints.importCallFile);
  const [chosen, setChosen] = useState<ImportFile | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [checked, setChecked] = useState<CallImportResult | null>(null);

  async function take(file: File): Promise<FileRefusal | null> {
    const read = await readImportFile(file);
    if (typeof read === 'string') return read;
    const header = hasHeader(read.lines);
    setChosen(read);
    setReading({ header, columns: guessColumns(read.lines, header), dateOrder: 'dmy', timezone });
    setChecked(null);
    return null;
  }
  function change(given: Partial<Reading>): void {
    setReading((current) => current && { ...current, ...given });
    setChecked(null);
  }
  function leave(): void {
    setChosen(null);
    setReading(null);
    setChecked(null);
  }
  async function start({ file }: ImportFile, how: Reading, invalid: 'check' | 'skip'): Promise<void> {
    const { columns, header, dateOrder, timezone: zone } = how;
    const body = {
      invalid,
      columns: columns.map((field) => field ?? '').join(),
      header: header ? ('yes' as const) : ('no' as const),
      dateOrder,
      timezone: zone,
    };
    const result = await upload.send({ params: { account }, body }, file);
    if (!result) return;
    if (invalid === 'check') return setChecked(result);
    leave();
    toasts.add('success', intl.formatMessage(importNamed.imported, { count: result.valid }));
    onImported();
  }
  const fields = ImportField.options.map((value) => ({ value, label: intl.formatMessage(fieldMessages[value]) }));
  const missing = reading ? missingFields(reading.columns) : [];
  return (
    <Card title={intl.formatMessage(words.file)}>
      <div className={styles.stack}>
        <FileDrop
          label={intl.formatMessage(words.callFile)}
          hint={intl.formatMessage(words.callFileHint)}
          rule={endpoints.importCallFile.upload}
          onFile={take}
          fileName={chosen?.file.name ?? null}
          onRemove={leave}
          sending={upload.sending}
          onAbort={upload.abort}
          error={upload.error === null ? undefined : errorText(upload.error)}
        />
        {upload.sending?.progress === 1 && <Notice tone="info">{intl.formatMessage(words.working)}</Notice>}
        {chosen && reading && !upload.sending && (
          <>
            <div className={styles.options}>
              <SelectField
                label={intl.formatMessage(words.dateOrder)}
                value={reading.dateOrder}
                choices={[
                  { value: 'dmy', label: intl.formatMessage(words.dmy) },
                  { value: 'mdy', label: intl.formatMessage(words.mdy) },
                ]}
                onChange={(dateOrder) => change({ dateOrder })}
              />
              <TimezoneField
                label={intl.formatMessage(words.timezone)}
                value={reading.timezone}
                onChange={(zone) => change({ timezone: zone })}
              />
              <Checkbox
                checked={reading.header}
                onChange={(header) => change({ header, columns: guessColumns(chosen.lines, header) })}
              >
                {intl.formatMessage(words.header)}
              </Checkbox>
            </div>
            <ReadAs csv={chosen.csv} />
            <ColumnMapper
              lines={chosen.lines}
              header={reading.header}
              columns={reading.columns}
              fieldsOf={() => fields}
              onChange={(columns) => change({ columns })}
            />
            {missing.length > 0 ? (
              <Notice tone="warning">
                {intl.formatMessage(importNamed.missing, {
                  fields: intl.formatList(missing.map((field) => intl.formatMessage(fieldMessages[field]))),
                })}
              </Notice>
            ) : (
              !checked && (
                <div className={styles.buttons}>
                  <Button look="primary" onClick={() => void start(chosen, reading, 'check')}>
                    {intl.formatMessage(words.check)}
                  </Button>
                </div>
              )
            )}
            {checked && <CheckResult result={checked} onImport={() => void start(chosen, reading, 'skip')} />}
          </>
        )}
      </div>
    </Card>
  );
}
