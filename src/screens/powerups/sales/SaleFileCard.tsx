import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SaleUploadResult } from '#contract/powerups/sales.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { ColumnMapper } from '../../../page/fileImport/ColumnMapper.tsx';
import { hasHeader, type ImportFile, readImportFile } from '../../../page/fileImport/importFile.ts';
import { ReadAs } from '../../../page/fileImport/ReadAs.tsx';
import { useFileErrorText } from '../../../page/fileImport/useFileErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import type { FileRefusal } from '../../../ui/upload/acceptedFile.ts';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { guessColumns, missingFields, saleFields } from './saleFile.ts';
import { type Reading, ReadingFields } from './ReadingFields.tsx';
import { SaleResult } from './SaleResult.tsx';
import * as styles from './Sales.css.ts';
import { saleFieldWords, saleNamed, saleWords as words } from './sales.messages.ts';

interface SaleFileCardProps {
  account: number;
  /** The account’s time zone. */
  timezone: string;
  onRecorded: () => void;
}

/** A file of sales: its columns, which call a sale comes from, a check that changes nothing, and the upload. */
export function SaleFileCard({ account, timezone, onRecorded }: SaleFileCardProps) {
  const intl = useIntl();
  const errorText = useFileErrorText();
  const upload = useUpload(endpoints.uploadSales);
  const [chosen, setChosen] = useState<ImportFile | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [checked, setChecked] = useState<SaleUploadResult | null>(null);

  async function take(file: File): Promise<FileRefusal | null> {
    const read = await readImportFile(file);
    if (typeof read === 'string') return read;
    const header = hasHeader(read.lines);
    const usual = { dateOrder: 'dmy', timezone, match: 'lastAnswered', days: '90' } as const;
    setChosen(read);
    setReading({ ...usual, header, columns: guessColumns(read.lines, header) });
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
    const { columns, header, days, ...rest } = how;
    const body = {
      account,
      invalid,
      columns: columns.map((field) => field ?? '').join(),
      header: header ? ('yes' as const) : ('no' as const),
      days: Number(days),
      ...rest,
    };
    const result = await upload.send({ body }, file);
    if (!result) return;
    if (invalid === 'check') return setChecked(result);
    leave();
    toasts.add('success', intl.formatMessage(saleNamed.recorded, { count: result.added + result.changed }));
    onRecorded();
  }
  const fields = saleFields.map((value) => ({ value, label: intl.formatMessage(saleFieldWords[value]) }));
  const missing = reading ? missingFields(reading.columns) : [];
  return (
    <Card title={intl.formatMessage(words.file)}>
      <div className={styles.stack}>
        <FileDrop
          label={intl.formatMessage(words.saleFile)}
          hint={intl.formatMessage(words.saleFileHint)}
          rule={endpoints.uploadSales.upload}
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
            <ReadingFields
              reading={reading}
              onChange={(given) =>
                change(
                  given.header === undefined ? given : { ...given, columns: guessColumns(chosen.lines, given.header) },
                )
              }
            />
            <ReadAs csv={chosen.csv} />
            <ColumnMapper
              lines={chosen.lines}
              header={reading.header}
              columns={reading.columns}
              fieldsOf={() => fields}
              onChange={(columns) => change({ columns })}
            />
            {missing.length > 0 && (
              <Notice tone="warning">
                {intl.formatMessage(saleNamed.missing, {
                  fields: intl.formatList(missing.map((field) => intl.formatMessage(saleFieldWords[field]))),
                })}
              </Notice>
            )}
            {missing.length === 0 && !checked && (
              <div className={styles.buttons}>
                <Button look="primary" onClick={() => void start(chosen, reading, 'check')}>
                  {intl.formatMessage(words.check)}
                </Button>
              </div>
            )}
            {checked && <SaleResult result={checked} onRecord={() => void start(chosen, reading, 'skip')} />}
          </>
        )}
      </div>
    </Card>
  );
}
