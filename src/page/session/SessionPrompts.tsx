import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useSession, useSessionActor } from './SessionContext.ts';
import { sessionMessages } from './session.messages.ts';

/** The session's dialogs: log in again, or retry when the server is unreachable. */
export function SessionPrompts() {
  const intl = useIntl();
  const actor = useSessionActor();
  const expired = useSession((snapshot) => snapshot.matches('expired'));
  const unreachable = useSession((snapshot) => snapshot.matches('unreachable'));
  return (
    <>
      <Dialog
        title={intl.formatMessage(sessionMessages.expiredTitle)}
        open={expired}
        onClose={() => actor.send({ type: 'login.again' })}
        actions={
          <Button look="primary" onClick={() => actor.send({ type: 'login.again' })}>
            <FormattedMessage {...sessionMessages.loginAgain} />
          </Button>
        }
      >
        <p>
          <FormattedMessage {...sessionMessages.expiredText} />
        </p>
      </Dialog>
      <Dialog
        title={intl.formatMessage(sessionMessages.unreachableTitle)}
        open={unreachable}
        onClose={() => actor.send({ type: 'retried' })}
        actions={
          <>
            <Button onClick={() => actor.send({ type: 'logout.requested' })}>
              <FormattedMessage {...sessionMessages.logOut} />
            </Button>
            <Button look="primary" onClick={() => actor.send({ type: 'retried' })}>
              <FormattedMessage {...sessionMessages.tryAgain} />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage {...sessionMessages.unreachableText} />
        </p>
      </Dialog>
    </>
  );
}
