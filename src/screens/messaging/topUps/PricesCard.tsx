import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { SmsCredit } from '#contract/tenancy/credit.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useCountryNames } from '../../../ui/country/useCountryNames.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { priceMessages, priceNamed } from './price.messages.ts';
import { cell, head, muted, prices, rowActions } from './TopUps.css.ts';
import { topUpMessages as words } from './topUps.messages.ts';
import { useMayCredit } from './useMayCredit.ts';

type Rate = SmsCredit['rates'][number];

/** What one segment costs, by country; whoever may enter top-ups sets it. */
export function PricesCard({ credit: { payer, balance, rates } }: { credit: SmsCredit }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const maySet = useMayCredit(payer);
  const [edited, setEdited] = useState<Rate | 'new' | null>(null);
  const countries = useCountryNames(rates.map(({ country }) => country));
  const title = intl.formatMessage(words.prices);

  async function remove(country: string, name: string): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(priceNamed.removeOf, { country: name }),
      text: intl.formatMessage(priceNamed.removeText, { country: name }),
      confirm: intl.formatMessage(priceMessages.remove),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.setSmsRate, { params: { account: payer, country }, body: { price: null } });
      toasts.add('success', intl.formatMessage(priceMessages.removed));
      void invalidate('getSmsCredit');
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Card
      title={title}
      flush={rates.length > 0}
      actions={maySet && <Button onClick={() => setEdited('new')}>{intl.formatMessage(priceMessages.set)}</Button>}
    >
      {rates.length === 0 ? (
        <p className={muted}>{intl.formatMessage(words.noRates)}</p>
      ) : (
        <table className={prices} aria-label={title}>
          <thead>
            <tr>
              {([words.country, words.price, words.refunds] as const).map((word) => (
                <th key={word.id} scope="col" className={head}>
                  {intl.formatMessage(word)}
                </th>
              ))}
              {maySet && (
                <th scope="col" className={head}>
                  <span className={visuallyHidden}>{intl.formatMessage(priceMessages.actions)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {countries.map(({ code, name }) => {
              const rate = rates.find(({ country }) => country === code);
              return (
                rate && (
                  <tr key={code}>
                    <th scope="row" className={cell}>
                      {name}
                    </th>
                    <td className={cell}>
                      <MoneyText {...rate.price} />
                    </td>
                    <td className={cell}>{intl.formatMessage(rate.refundsUndelivered ? words.yes : words.no)}</td>
                    {maySet && (
                      <td className={rowActions}>
                        <IconButton
                          size="small"
                          icon="pencil"
                          label={intl.formatMessage(priceNamed.changeOf, { country: name })}
                          onClick={() => setEdited(rate)}
                        />
                        <IconButton
                          size="small"
                          icon="trash"
                          label={intl.formatMessage(priceNamed.removeOf, { country: name })}
                          onClick={() => void remove(code, name)}
                        />
                      </td>
                    )}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      )}
      {edited !== null && (
        <PriceDialog
          payer={payer}
          currency={balance.currency}
          rate={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
