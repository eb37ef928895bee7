import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { SectionLoader } from '../../ui/feedback/SectionLoader.tsx';
import { loading } from './Identity.css.ts';
import { identityMessages as words } from './identity.messages.ts';
import { useIdentity, useIdentityActor } from './pageIdentity.ts';

/** Remounts the page for each identity; shows a loader while switching. */
export function IdentityGate({ reader, children }: { reader: string; children: ReactNode }) {
  const intl = useIntl();
  const actor = useIdentityActor();
  const switching = useIdentity((snapshot) => snapshot.matches('switching'));
  const stuck = useIdentity((snapshot) => snapshot.matches('stuck'));
  if (stuck)
    return (
      <div className={loading} role="alert">
        <FormattedMessage {...words.stuck} />
        <Button onClick={() => actor.send({ type: 'retried' })}>
          <FormattedMessage {...words.retry} />
        </Button>
      </div>
    );
  if (switching)
    return (
      <div className={loading}>
        <SectionLoader message={intl.formatMessage(words.switching)} />
      </div>
    );
  return <Fragment key={reader}>{children}</Fragment>;
}
