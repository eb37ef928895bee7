import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SmsCredit } from '#contract/tenancy/credit.contract.ts';
import { configurers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { amount, balance as balanceClass, muted, stack } from './TopUps.css.ts';
import { topUpMessages as words, topUpNamed } from './topUps.messages.ts';
import { TopUpDialog } from './TopUpDialog.tsx';
import { useMayCredit } from './useMayCredit.ts';
import { WarningForm } from './WarningForm.tsx';

/** What is left, whether that is low, and who can top it up. */
export function BalanceCard({ account, credit }: { account: number; credit: SmsCredit }) {
  const intl = useIntl();
  const { balance, payer } = credit;
  const payerName = useAccounts().find(({ id }) => id === payer)?.name;
  const warning = useEndpoint('getCreditWarning', { params: { account } });
  const below = warning.data?.below ?? null;
  const isEmpty = balance.amount <= 0;
  const isLow = below !== null && balance.amount < below.amount;
  const mayEnter = useMayCredit(payer);
  const maySetWarning = useAllowed(configurers) && payer === account;
  const [enters, setEnters] = useState(false);
  return (
    <Card
      title={intl.formatMessage(words.balance)}
      actions={mayEnter && <Button onClick={() => setEnters(true)}>{intl.formatMessage(words.topUp)}</Button>}
    >
      <div className={stack}>
        <div className={balanceClass}>
          <span className={amount}>
            <MoneyText {...balance} />
          </span>
          <Badge tone={isEmpty ? 'error' : isLow ? 'warning' : 'success'}>
            {intl.formatMessage(isEmpty ? words.empty : isLow ? words.low : words.enough)}
          </Badge>
        </div>
        {(isEmpty || isLow) && (
          <Notice tone={isEmpty ? 'error' : 'warning'}>
            {intl.formatMessage(isEmpty ? words.emptyText : words.lowText)}
          </Notice>
        )}
        {payer !== account && payerName !== undefined && (
          <p className={muted}>{intl.formatMessage(topUpNamed.payer, { name: payerName })}</p>
        )}
        {!mayEnter && <WhomToAsk />}
        {maySetWarning && warning.data && (
          <WarningForm account={account} currency={balance.currency} below={below?.amount ?? null} />
        )}
      </div>
      {enters && <TopUpDialog payer={payer} currency={balance.currency} onClose={() => setEnters(false)} />}
    </Card>
  );
}

function WhomToAsk() {
  const intl = useIntl();
  const { support } = useHostTheme().links;
  return (
    <p className={muted}>
      {intl.formatMessage(words.ask)} {support && <a href={support}>{intl.formatMessage(words.support)}</a>}
    </p>
  );
}
