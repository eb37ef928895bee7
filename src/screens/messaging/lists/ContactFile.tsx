import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { ListImportResult, SmsList } from '#contract/messaging/lists.contract.ts';
import { CountryCode } from '#values/numberWords.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { ColumnMapper } from '../../../page/fileImport/ColumnMapper.tsx';
import { hasHeader, type ImportFile, readImportFile } from '../../../page/fileImport/importFile.ts';
import { ReadAs } from '../../../page/fileImport/ReadAs.tsx';
import { useFileErrorText } from '../../../page/fileImport/useFileErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import type { FileRefusal } from '../../../ui/upload/acceptedFile.ts';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { fieldNames, guessContactColumns } from './contactFields.ts';
import { ImportProblems } from './ImportProblems.tsx';
import { buttons, options, stack } from './MessageLists.css.ts';
import { contactsMessages as words, listsNamed } from './lists.messages.ts';

interface ContactFileProps {
  list: SmsList;
  country: string;
  onAdded: (result: ListImportResult) => void;
}

/** How the chosen file is to be read. */
interface Reading {
  header: boolean;
  columns: readonly (string | null)[];
  country: string;
}

/** A file of contacts: its columns, a check that changes nothing, and the import. */
export function ContactFile({ list, country, onAdded }: ContactFileProps) {
  const intl = useIntl();
  const errorText = useFileErrorText();
  const upload = useUpload(endpoints.importListFile);
  const [chosen, setChosen] = useState<ImportFile | null>(null);
  const [reading, setReading] = useState<Reading>({ header: true, columns: [], country });
  const [checked, setChecked] = useState<ListImportResult | null>(null);

  async function take(file: File): Promise<FileRefusal | null> {
    const read = await readImportFile(file);
    if (typeof read === 'string') return read;
    const header = hasHeader(read.lines);
    setChosen(read);
    change({ header, columns: guessContactColumns(read.lines, header) });
    return null;
  }
  function change(given: Partial<Reading>): void {
    setReading((current) => ({ ...current, ...given }));
    setChecked(null);
  }
  async function start({ file }: ImportFile, invalid: 'check' | 'skip'): Promise<void> {
    const body = {
      invalid,
      columns: reading.columns.map((field) => field ?? '').join(),
      header: reading.header ? ('yes' as const) : ('no' as const),
      country: CountryCode.parse(reading.country),
    };
    const result = await upload.send({ params: { uuid: list.uuid }, body }, file);
    if (!result) return;
    if (invalid === 'check') return setChecked(result);
    setChosen(null);
    onAdded(result);
  }
  const headers = chosen?.lines[0] ?? [];
  const names = reading.header ? fieldNames(headers) : headers.map(() => null);
  const fieldsOf = (column: number) => {
    const name = names[column];
    const number = { value: 'number', label: intl.formatMessage(words.number) };
    return name ? [number, { value: name, label: `{${name}}` }] : [number];
  };
  const hasNumber = reading.columns.filter((field) => field === 'number').length === 1;
  return (
    <div className={stack}>
      <FileDrop
        label={intl.formatMessage(words.contactFile)}
        hint={intl.formatMessage(words.contactFileHint)}
        rule={endpoints.importListFile.upload}
        onFile={take}
        fileName={chosen?.file.name ?? null}
        onRemove={() => setChosen(null)}
        sending={upload.sending}
        onAbort={upload.abort}
        error={upload.error === null ? undefined : errorText(upload.error)}
      />
      {upload.sending?.progress === 1 && <Notice tone="info">{intl.formatMessage(words.working)}</Notice>}
      {chosen && !upload.sending && (
        <>
          <div className={options}>
            <CountryField
              label={intl.formatMessage(words.country)}
              value={reading.country}
              onChange={(next) => change({ country: next })}
            />
            <Checkbox
              checked={reading.header}
              onChange={(header) => change({ header, columns: guessContactColumns(chosen.lines, header) })}
            >
              {intl.formatMessage(words.header)}
            </Checkbox>
          </div>
          <ReadAs csv={chosen.csv} />
          <ColumnMapper
            lines={chosen.lines}
            header={reading.header}
            columns={reading.columns}
            fieldsOf={fieldsOf}
            onChange={(columns) => change({ columns })}
          />
          {!hasNumber && <Notice tone="warning">{intl.formatMessage(words.needsNumber)}</Notice>}
          {hasNumber && !checked && (
            <div className={buttons}>
              <Button look="primary" onClick={() => void start(chosen, 'check')}>
                {intl.formatMessage(words.check)}
              </Button>
            </div>
          )}
          {checked && <CheckedFile result={checked} onImport={() => void start(chosen, 'skip')} />}
        </>
      )}
    </div>
  );
}

/** What an import of the file would do. */
function CheckedFile({ result, onImport }: { result: ListImportResult; onImport: () => void }) {
  const intl = useIntl();
  // A check adds nothing.
  const { rows, known, invalid } = result;
  const added = rows - known - invalid;
  return (
    <>
      <Notice tone={invalid > 0 ? 'warning' : added > 0 ? 'success' : 'info'}>
        {intl.formatMessage(listsNamed.checked, { added, known, invalid })}
      </Notice>
      <ImportProblems result={result} />
      {added > 0 && (
        <div className={buttons}>
          <Button look="primary" onClick={onImport}>
            {intl.formatMessage(invalid > 0 ? listsNamed.importValid : listsNamed.importAll, { count: added })}
          </Button>
        </div>
      )}
    </>
  );
}
