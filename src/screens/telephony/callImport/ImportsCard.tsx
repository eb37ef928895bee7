import { useIntl } from 'react-intl';
import type { CallImport } from '#contract/telephony/callImports.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import * as table from '../../../page/fileImport/FileImport.css.ts';
import * as styles from './CallImport.css.ts';
import { importMessages as words, importNamed } from './callImport.messages.ts';

interface ImportsCardProps {
  imports: readonly CallImport[];
  onChanged: () => void;
}

/** The imports of an account, each with a way to take its calls back. */
export function ImportsCard({ imports, onChanged }: ImportsCardProps) {
  const intl = useIntl();
  const timezone = useProfile().tz;
  const showFailure = useFailureToast();
  const nameOf = ({ fileName }: CallImport) => fileName || intl.formatMessage(words.byApi);

  async function undo(of: CallImport): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(importNamed.undoOne, { name: nameOf(of) }),
      text: intl.formatMessage(importNamed.undoBody, { count: of.calls }),
      confirm: intl.formatMessage(words.undo),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.undoCallImport, { params: { account: of.account, id: of.id } });
      toasts.add('success', intl.formatMessage(words.undone));
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  }
  return (
    <Card title={intl.formatMessage(words.imports)}>
      {imports.length === 0 ? (
        <p className={styles.muted}>{intl.formatMessage(words.noImports)}</p>
      ) : (
        <div className={table.scroll}>
          <table className={table.table} aria-label={intl.formatMessage(words.imports)}>
            <thead>
              <tr>
                {(['importedAt', 'source', 'calls', 'range', 'by'] as const).map((name) => (
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
              {imports.map((one) => (
                <tr key={one.id}>
                  <td>
                    <DateTime value={one.createdAt} timezone={timezone} />
                  </td>
                  <td className={table.cell}>{nameOf(one)}</td>
                  <td>{intl.formatNumber(one.calls)}</td>
                  <td>
                    {intl.formatDateTimeRange(new Date(one.from), new Date(one.to), {
                      dateStyle: 'medium',
                      timeZone: timezone,
                    })}
                  </td>
                  <td className={`${table.cell} ${styles.roomy}`}>{one.createdBy}</td>
                  <td className={styles.end}>
                    {one.undoneAt === null ? (
                      <Button
                        size="small"
                        aria-label={intl.formatMessage(importNamed.undoOne, { name: nameOf(one) })}
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
