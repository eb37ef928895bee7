import { useIntl } from 'react-intl';
import type { SaleUploadResult } from '#contract/powerups/sales.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { SaleField, SaleMatch } from '#values/sale.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { FileCard } from '../../../page/fileImport/FileCard.tsx';
import { formatOf, type Reading, useReadFile } from '../../../page/fileImport/useReadFile.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { guessColumns, missingFields } from './saleFile.ts';
import { SaleResult } from './SaleResult.tsx';
import { matchWords, saleFieldWords, saleNamed, saleWords as words } from './sales.messages.ts';

interface SaleFileCardProps {
  account: number;
  /** The account’s time zone. */
  timezone: string;
  onRecorded: () => void;
}

/** Which call a sale comes from. */
interface Matching {
  match: SaleMatch;
  /** After how many at most. */
  days: string;
}

const windows = ['7', '30', '90', '180', '365', '730'];

/** A file of sales: which call a sale comes from, a check that changes nothing, and the upload. */
export function SaleFileCard({ account, timezone, onRecorded }: SaleFileCardProps) {
  const intl = useIntl();
  const upload = useUpload(endpoints.uploadSales);
  const send = (file: File, how: Reading<SaleField> & Matching, invalid: 'check' | 'skip') =>
    upload.send({ body: { ...how, ...formatOf(how), days: Number(how.days), account, invalid } }, file);
  const read = useReadFile<SaleField, Matching, SaleUploadResult>({
    timezone,
    more: { match: 'lastAnswered', days: '90' },
    guessColumns,
    check: (file, how) => send(file, how, 'check'),
  });
  async function record(): Promise<void> {
    if (!read.chosen) return;
    const result = await send(read.chosen.file.file, read.chosen.how, 'skip');
    if (!result) return;
    read.leave();
    toasts.add('success', intl.formatMessage(saleNamed.recorded, { count: result.added + result.changed }));
    onRecorded();
  }
  return (
    <FileCard
      title={intl.formatMessage(words.file)}
      label={intl.formatMessage(words.saleFile)}
      hint={intl.formatMessage(words.saleFileHint)}
      working={intl.formatMessage(words.working)}
      rule={endpoints.uploadSales.upload}
      upload={upload}
      read={read}
      fields={SaleField.options.map((value) => ({ value, label: intl.formatMessage(saleFieldWords[value]) }))}
      missingFields={missingFields}
      choices={({ match, days }) => (
        <>
          <SelectField
            label={intl.formatMessage(words.match)}
            value={match}
            choices={SaleMatch.options.map((value) => ({ value, label: intl.formatMessage(matchWords[value]) }))}
            onChange={(chosen) => read.change({ match: chosen })}
          />
          <SelectField
            label={intl.formatMessage(words.days)}
            value={days}
            choices={windows.map((value) => ({
              value,
              label: intl.formatMessage(saleNamed.within, { days: Number(value) }),
            }))}
            onChange={(chosen) => read.change({ days: chosen })}
          />
        </>
      )}
      result={(checked) => <SaleResult result={checked} onRecord={() => void record()} />}
    />
  );
}
