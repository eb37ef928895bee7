import { useIntl } from 'react-intl';
import type { SaleUpload } from '#contract/powerups/sales.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { UploadedFiles } from '../../../page/fileImport/UploadedFiles.tsx';
import { saleNamed, saleWords as words } from './sales.messages.ts';

interface SaleUploadsCardProps {
  uploads: readonly SaleUpload[];
  onChanged: () => void;
}

/** The uploads of an account, each with a way to take its sales back. */
export function SaleUploadsCard({ uploads, onChanged }: SaleUploadsCardProps) {
  const intl = useIntl();
  return (
    <UploadedFiles
      title={intl.formatMessage(words.uploads)}
      empty={intl.formatMessage(words.noUploads)}
      files={uploads}
      keyOf={({ uuid }) => uuid}
      nameOf={({ fileName }) => fileName}
      columns={[
        {
          head: intl.formatMessage(words.count),
          cell: ({ added, changed, unchanged }) => intl.formatNumber(added + changed + unchanged),
        },
        { head: intl.formatMessage(words.withCall), cell: ({ matched }) => intl.formatNumber(matched) },
      ]}
      undo={{
        title: ({ fileName }) => intl.formatMessage(saleNamed.undoOne, { name: fileName }),
        consequence: () => intl.formatMessage(words.undoBody),
        run: ({ uuid }) => call(endpoints.undoSaleUpload, { params: { uuid } }),
        done: intl.formatMessage(words.undone),
      }}
      onChanged={onChanged}
    />
  );
}
