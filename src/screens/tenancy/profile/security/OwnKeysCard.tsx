import { useIntl } from 'react-intl';
import type { OwnKey } from '#contract/tenancy/ownKeys.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../../api/client/call.ts';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { useFailureToast } from '../../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../../page/session/SessionContext.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { confirmations } from '../../../../ui/dialog/confirmations.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { list, muted, row, what } from '../../../../page/security/Security.css.ts';
import { securityMessages as words } from '../../../../page/security/security.messages.ts';
import { ownKeys } from '../../../../page/security/securityFacts.messages.ts';

/** The user’s own keys in all accounts; renders nothing without any. */
export function OwnKeysCard() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { tz } = useProfile();
  const { data = [], mutate } = useEndpoint('listOwnKeys', {});
  if (data.length === 0) return null;

  async function revoke({ kind, id, name }: OwnKey): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(ownKeys.revokeOne, { name }),
      text: intl.formatMessage(words.revokeBody),
      confirm: intl.formatMessage(words.revoke),
      cancel: intl.formatMessage(words.keep),
      danger: true,
    });
    if (!sure) return;
    try {
      await mutate(await call(endpoints.revokeOwnKey, { params: { kind, id } }), { revalidate: false });
    } catch (failure) {
      showFailure(failure);
      await mutate();
    }
  }
  const lastUse = ({ lastUsedAt }: OwnKey) =>
    lastUsedAt === null
      ? intl.formatMessage(words.neverUsed)
      : intl.formatMessage(ownKeys.used, {
          when: intl.formatDate(lastUsedAt, { timeZone: tz, dateStyle: 'medium', timeStyle: 'short' }),
        });
  return (
    <Card title={intl.formatMessage(words.keys)}>
      <ul className={list}>
        {data.map((key) => (
          <li key={`${key.kind} ${key.id}`} className={row}>
            <div className={what}>
              <span>{key.name}</span>
              <span className={muted}>
                {[
                  intl.formatMessage(key.kind === 'api' ? words.apiKey : words.feedKey),
                  key.accountName,
                  `${key.prefix}…`,
                  lastUse(key),
                ].join(' · ')}
              </span>
            </div>
            <Button
              size="small"
              aria-label={intl.formatMessage(ownKeys.revokeOne, { name: key.name })}
              onClick={() => void revoke(key)}
            >
              {intl.formatMessage(words.revoke)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
