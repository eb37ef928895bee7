import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { RecordedSale } from '#contract/powerups/sales.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatMoney } from '#values/money.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import * as table from '../../../page/fileImport/FileImport.css.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { ChooseCallDialog } from './ChooseCallDialog.tsx';
import * as styles from './Sales.css.ts';
import { saleFieldWords, saleNamed, saleWords as words } from './sales.messages.ts';

/** The latest sales of an account, each with the call that it comes from. */
export function LatestSales({ account }: { account: number }) {
  const intl = useIntl();
  const [choosing, setChoosing] = useState<RecordedSale | null>(null);
  const [shown, setShown] = useState<'all' | 'yes' | 'no'>('all');
  const query = { account: [account], ...(shown !== 'all' && { matched: shown }) };
  const { data, error, mutate } = useEndpoint('listSales', { query });
  useLive(({ type }) => {
    if (type === 'calls.changed' || type === 'live.resumed') void mutate();
  });
  return (
    <Card
      title={intl.formatMessage(words.latest)}
      actions={
        <SelectField
          inline
          label={intl.formatMessage(words.shown)}
          value={shown}
          choices={(['all', 'yes', 'no'] as const).map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          onChange={setShown}
        />
      }
    >
      {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="120px" />}
      {data?.length === 0 && <p className={styles.muted}>{intl.formatMessage(words.noSales)}</p>}
      {data && data.length > 0 && (
        <div className={table.scroll}>
          <table className={table.table} aria-label={intl.formatMessage(words.latest)}>
            <thead>
              <tr>
                {(['date', 'phone', 'value', 'orderId', 'stage'] as const).map((name) => (
                  <th key={name} scope="col" className={isRoomy(name) ? styles.roomy : undefined}>
                    {intl.formatMessage(saleFieldWords[name])}
                  </th>
                ))}
                <th scope="col">{intl.formatMessage(words.call)}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((sale) => (
                <SaleLine key={sale.uuid} sale={sale} onChoose={() => setChoosing(sale)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {choosing && (
        <ChooseCallDialog
          sale={choosing}
          onClose={() => setChoosing(null)}
          onSaved={() => {
            setChoosing(null);
            void mutate();
          }}
        />
      )}
    </Card>
  );
}

const isRoomy = (name: string) => name === 'orderId' || name === 'stage';

function SaleLine({ sale, onChoose }: { sale: RecordedSale; onChoose: () => void }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const { date, phone, value, orderId, stage, call } = sale;
  return (
    <tr>
      <td>
        <DateTime value={date} timezone={tz} />
      </td>
      <td>
        <Phone number={phone} />
      </td>
      <td>{value && formatMoney(value, intl.locale)}</td>
      <td className={`${table.cell} ${styles.roomy}`}>{orderId}</td>
      <td className={`${table.cell} ${styles.roomy}`}>{stage}</td>
      <td>
        <span className={styles.call}>
          {call === null ? (
            <span className={styles.muted}>{intl.formatMessage(words.none)}</span>
          ) : (
            <Link to={paths.call(call)}>{intl.formatMessage(words.open)}</Link>
          )}
          <IconButton
            icon="pencil"
            size="small"
            label={intl.formatMessage(saleNamed.chooseFor, { sale: orderId ?? phoneText(phone).text })}
            onClick={onChoose}
          />
        </span>
      </td>
    </tr>
  );
}
