import { useIntl } from 'react-intl';
import type { SaleUpload } from '#contract/powerups/sales.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import * as table from '../../../page/fileImport/FileImport.css.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import * as styles from './Sales.css.ts';
import { saleNamed, saleWords as words } from './sales.messages.ts';

interface SaleUploadsCardProps {
  uploads: readonly SaleUpload[];
  onChanged: () => void;
}

/** The uploads of an account, each with a way to take its sales back. */
export function SaleUploadsCard({ uploads, onChanged }: SaleUploadsCardProps) {
  const intl = useIntl();
  const { tz } = useProfile();
  const showFailure = useFailureToast();
  async function undo({ uuid, fileName }: SaleUpload): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(saleNamed.undoOne, { name: fileName }),
      text: intl.formatMessage(words.undoBody),
      confirm: intl.formatMessage(words.undo),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.undoSaleUpload, { params: { uuid } });
      toasts.add('success', intl.formatMessage(words.undone));
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  }
  return (
    <Card title={intl.formatMessage(words.uploads)}>
      {uploads.length === 0 ? (
        <p className={styles.muted}>{intl.formatMessage(words.noUploads)}</p>
      ) : (
        <div className={table.scroll}>
          <table className={table.table} aria-label={intl.formatMessage(words.uploads)}>
            <thead>
              <tr>
                {(['uploadedAt', 'fileName', 'count', 'withCall', 'by'] as const).map((name) => (
                  <th key={name} scope="col" className={name === 'by' ? styles.roomy : undefined}>
                    {intl.formatMessage(words[name])}
                  </th>
                ))}
                <th scope="col">
                  <span className={visuallyHidden}>{intl.formatMessage(words.actions)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {uploads.map((one) => (
                <tr key={one.uuid}>
                  <td>
                    <DateTime value={one.createdAt} timezone={tz} />
                  </td>
                  <td className={table.cell}>{one.fileName}</td>
                  <td>{intl.formatNumber(one.added + one.changed + one.unchanged)}</td>
                  <td>{intl.formatNumber(one.matched)}</td>
                  <td className={`${table.cell} ${styles.roomy}`}>{one.createdBy}</td>
                  <td className={styles.end}>
                    {one.undoneAt === null ? (
                      <Button
                        size="small"
                        aria-label={intl.formatMessage(saleNamed.undoOne, { name: one.fileName })}
                        onClick={() => void undo(one)}
                      >
                        {intl.formatMessage(words.undo)}
                      </Button>
                    ) : (
                      <Badge tone="neutral">{intl.formatMessage(words.isUndone)}</Badge>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
