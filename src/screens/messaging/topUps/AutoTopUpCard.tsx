import { useIntl } from 'react-intl';
import type { AutoTopUp } from '#contract/messaging/autoTopUps.contract.ts';
import { formatMoney, type Money } from '#values/money.ts';
import { configurers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AutoTopUpForm } from './AutoTopUpForm.tsx';
import { autoTopUpMessages as words, autoTopUpNamed as named, lastOrderNamed } from './autoTopUp.messages.ts';
import { muted, stack } from './TopUps.css.ts';

type State = 'off' | 'on' | 'ordered' | 'suspended';

const tones: Record<State, BadgeTone> = { off: 'neutral', on: 'success', ordered: 'info', suspended: 'warning' };

interface AutoTopUpCardProps {
  account: number;
  payer: number;
  currency: string;
}

/** Whether the credit tops itself up, what was ordered last, and when a suspension ends. */
export function AutoTopUpCard({ account, payer, currency }: AutoTopUpCardProps) {
  const intl = useIntl();
  const { data, error, mutate } = useEndpoint('getAutoTopUp', { params: { account } });
  const mayChange = useAllowed(configurers) && payer === account;
  const title = intl.formatMessage(words.title);
  if (error && !data) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="160px" />;
  const state = stateOf(data);
  return (
    <Card title={title} actions={<Badge tone={tones[state]}>{intl.formatMessage(words[state])}</Badge>}>
      <div className={stack}>
        <StateText state={state} auto={data} />
        {mayChange && <AutoTopUpForm account={account} currency={currency} auto={data} />}
      </div>
    </Card>
  );
}

function stateOf({ active, suspendedUntil, lastOrder: last }: AutoTopUp): State {
  if (!active) return 'off';
  if (suspendedUntil !== null) return 'suspended';
  return last?.status === 'open' ? 'ordered' : 'on';
}

function StateText({ state, auto }: { state: State; auto: AutoTopUp }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const money = (sum: Money | null) => (sum ? formatMoney(sum, intl.locale) : '');
  const moment = (at: string) => intl.formatDate(at, { timeZone: tz, dateStyle: 'long', timeStyle: 'short' });
  const { below, amount, suspendedUntil, lastOrder: last } = auto;
  if (state === 'suspended' && suspendedUntil !== null)
    return (
      <Notice tone="warning">
        {intl.formatMessage(named.suspendedText, { note: last?.note ?? '', at: moment(suspendedUntil) })}
      </Notice>
    );
  if (last?.status === 'open')
    return (
      <Notice tone="info">
        {intl.formatMessage(named.orderedText, { amount: money(last.money), at: moment(last.openedAt) })}
      </Notice>
    );
  return (
    <>
      <p className={muted}>
        {state === 'off'
          ? intl.formatMessage(words.offText)
          : intl.formatMessage(named.onText, { below: money(below), amount: money(amount) })}
      </p>
      {last && (
        <p className={muted}>
          {intl.formatMessage(lastOrderNamed[last.status], {
            amount: money(last.money),
            at: moment(last.endedAt ?? last.openedAt),
          })}
        </p>
      )}
    </>
  );
}
