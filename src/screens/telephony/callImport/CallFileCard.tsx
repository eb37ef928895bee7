import { useIntl } from 'react-intl';
import type { CallImportResult } from '#contract/telephony/callImports.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ImportField } from '#values/importedCall.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { FileCard } from '../../../page/fileImport/FileCard.tsx';
import { formatOf, type Reading, useReadFile } from '../../../page/fileImport/useReadFile.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { guessColumns, missingFields } from './callFile.ts';
import { importMessages as words, importNamed } from './callImport.messages.ts';
import { CheckResult } from './CheckResult.tsx';
import { fieldMessages } from './importFields.messages.ts';

interface CallFileCardProps {
  account: number;
  /** The account’s time zone. */
  timezone: string;
  onImported: () => void;
}

/** A file of calls: a check that changes nothing, and the import. */
export function CallFileCard({ account, timezone, onImported }: CallFileCardProps) {
  const intl = useIntl();
  const upload = useUpload(endpoints.importCallFile);
  const send = (file: File, how: Reading<ImportField>, invalid: 'check' | 'skip') =>
    upload.send({ params: { account }, body: { ...how, ...formatOf(how), invalid } }, file);
  const read = useReadFile<ImportField, object, CallImportResult>({
    timezone,
    more: {},
    guessColumns,
    check: (file, how) => send(file, how, 'check'),
  });
  async function importCalls(): Promise<void> {
    if (!read.chosen) return;
    const result = await send(read.chosen.file.file, read.chosen.how, 'skip');
    if (!result) return;
    read.leave();
    toasts.add('success', intl.formatMessage(importNamed.imported, { count: result.valid }));
    onImported();
  }
  return (
    <FileCard
      title={intl.formatMessage(words.file)}
      label={intl.formatMessage(words.callFile)}
      hint={intl.formatMessage(words.callFileHint)}
      working={intl.formatMessage(words.working)}
      rule={endpoints.importCallFile.upload}
      upload={upload}
      read={read}
      fields={ImportField.options.map((value) => ({ value, label: intl.formatMessage(fieldMessages[value]) }))}
      missingFields={missingFields}
      result={(checked) => <CheckResult result={checked} onImport={() => void importCalls()} />}
    />
  );
}
