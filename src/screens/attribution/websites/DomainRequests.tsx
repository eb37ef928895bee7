import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DomainRequest } from '#contract/attribution/websites.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { admins } from '#values/roleGroups.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { requestNamed, requestWords as words } from './requests.messages.ts';
import { list, muted, request as requestClass, requestButtons } from './Websites.css.ts';

/** Accounts that ask to use a domain of one’s own; nothing without any. */
export function DomainRequests() {
  const intl = useIntl();
  const mayAnswer = useAllowed(admins);
  const { data, mutate } = useEndpoint('listDomainRequests', mayAnswer ? {} : null);
  if (!data || data.length === 0) return null;
  return (
    <Card title={intl.formatMessage(words.title)}>
      <ul className={list}>
        {data.map((request) => (
          <li key={request.code}>
            <OneRequest request={request} onAnswer={() => void mutate()} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OneRequest({ request, onAnswer }: { request: DomainRequest; onAnswer: () => void }) {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<boolean | null>(null);
  const { code, domain, accountName: account, askedBy, askedAt } = request;
  async function answer(approve: boolean): Promise<void> {
    setBusy(approve);
    try {
      await call(endpoints.answerDomainRequest, { params: { code }, body: { approve } });
      toasts.add('success', intl.formatMessage(approve ? requestNamed.approved : requestNamed.refused, { account }));
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(null);
    onAnswer();
  }
  const named = (label: string) => `${label}: ${account}, ${domain}`;
  const [approve, refuse] = [intl.formatMessage(words.approve), intl.formatMessage(words.refuse)];
  return (
    <div className={requestClass}>
      <div>
        <p>{intl.formatMessage(requestNamed.asks, { account, domain })}</p>
        <p className={muted}>
          {askedBy} · <DateTime value={askedAt} timezone={timezone} />
        </p>
      </div>
      <div className={requestButtons}>
        <Button
          size="small"
          aria-label={named(refuse)}
          busy={busy === false}
          disabled={busy === true}
          onClick={() => void answer(false)}
        >
          {refuse}
        </Button>
        <Button
          size="small"
          look="primary"
          aria-label={named(approve)}
          busy={busy === true}
          disabled={busy === false}
          onClick={() => void answer(true)}
        >
          {approve}
        </Button>
      </div>
    </div>
  );
}
