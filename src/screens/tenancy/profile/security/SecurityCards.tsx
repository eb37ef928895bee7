import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { FailureNotice } from '../../../../page/errors/FailureNotice.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { OwnKeysCard } from './OwnKeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { stack } from '../../../../page/security/Security.css.ts';
import { securityMessages as words } from '../../../../page/security/security.messages.ts';
import { SessionsCard } from './SessionsCard.tsx';
import { TrustedDevicesCard } from './TrustedDevicesCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** Login security and sessions. Hidden while impersonating. */
export function SecurityCards() {
  const intl = useIntl();
  const { data: security, error, mutate } = useEndpoint('getSecurity', {});
  if (error?.code === 'ACCESS-DENIED') return <Notice tone="info">{intl.formatMessage(words.notYours)}</Notice>;
  if (error && !security) return <FailureNotice error={error} />;
  if (!security) return <Skeleton height="420px" />;
  const changed = () => void mutate();
  return (
    <div className={stack}>
      <TwoFactorCard security={security} onChange={changed} />
      <PasswordCard security={security} onChange={changed} />
      <SessionsCard />
      <TrustedDevicesCard />
      <OwnKeysCard />
    </div>
  );
}
