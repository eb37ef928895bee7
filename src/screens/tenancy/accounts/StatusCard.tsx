import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Account } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { AccountStatusBadge } from '../../../page/accounts/AccountStatusBadge.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { muted, stack } from './Account.css.ts';
import { accountMessages as text } from './account.messages.ts';

const meanings = { active: text.activeText, suspended: text.suspendedText, invited: text.invitedText };

/** Shows whether the account is active, what that means, and changes it. */
export function StatusCard({ account, onChanged }: { account: Account; onChanged: (account: Account) => void }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const isOwn = useProfile().account === account.id;
  const [busy, setBusy] = useState(false);

  async function turn(status: 'active' | 'suspended'): Promise<void> {
    setBusy(true);
    try {
      const body = { version: account.version, status };
      onChanged(await call(endpoints.changeAccount, { params: { accountId: account.id }, body }));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  async function suspend(): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(text.suspendTitle),
      text: intl.formatMessage(text.suspendAsk),
      confirm: intl.formatMessage(text.suspend),
      cancel: intl.formatMessage(text.cancel),
      danger: true,
    });
    if (sure) await turn('suspended');
  }

  return (
    <Card title={intl.formatMessage(text.status)} actions={<AccountStatusBadge status={account.status} />}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(isOwn ? text.ownText : meanings[account.status])}</p>
        {!isOwn && account.status === 'active' && (
          <Button busy={busy} onClick={() => void suspend()}>
            {intl.formatMessage(text.suspend)}
          </Button>
        )}
        {!isOwn && account.status !== 'active' && (
          <Button busy={busy} onClick={() => void turn('active')}>
            {intl.formatMessage(account.status === 'invited' ? text.activate : text.reactivate)}
          </Button>
        )}
      </div>
    </Card>
  );
}
