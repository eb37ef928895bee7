import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailureText } from '../../../page/errors/FailureText.tsx';
import { limitNamed } from '../../../page/errors/limits.messages.ts';
import { limitText } from '../../../page/errors/limitText.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { limit, limits, muted, reached, stack } from './Account.css.ts';
import { accountMessages as text, usedOfLimit } from './account.messages.ts';

/** How much the account may have of each thing, and how much it has. */
export function LimitsCard({ account }: { account: number }) {
  const intl = useIntl();
  const { data, error } = useEndpoint('listAccountLimits', { params: { account } });
  return (
    <Card title={intl.formatMessage(text.limits)}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(text.limitsText)}</p>
        {error && !data && <FailureText error={error} />}
        {!error && !data && <Skeleton height="320px" />}
        {data && (
          <dl className={limits}>
            {data.map(({ name, most, used }) => {
              const allowed = limitText(intl, name, most);
              return (
                <div key={name} className={limit}>
                  <dt>{intl.formatMessage(limitNamed[name])}</dt>
                  <dd className={used !== null && used >= most ? reached : undefined}>
                    {used === null
                      ? allowed
                      : intl.formatMessage(usedOfLimit, { used: limitText(intl, name, used), most: allowed })}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
    </Card>
  );
}
