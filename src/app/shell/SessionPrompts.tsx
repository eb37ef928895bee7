import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { methodMessages } from '../../page/errors/errors.messages.ts';
import { useCodeText } from '../../page/errors/useErrorText.ts';
import { useSession, useSessionActor } from '../../page/session/SessionContext.ts';
import { sessionMessages } from './session.messages.ts';

/** The session's dialogs: log in again, or retry when the profile could not be loaded. */
export function SessionPrompts() {
  const intl = useIntl();
  const actor = useSessionActor();
  const expired = useSession((snapshot) => snapshot.matches('expired'));
  const unreachable = useSession((snapshot) => snapshot.matches('unreachable'));
  const problem = useSession(({ context }) => context.problem);
  const unanswered = problem === 'GEN01';
  const codeText = useCodeText();
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
        title={intl.formatMessage(unanswered ? sessionMessages.unreachableTitle : sessionMessages.profileTitle)}
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
        {unanswered || problem === null ? (
          <p>
            <FormattedMessage {...sessionMessages.unreachableText} />
          </p>
        ) : (
          <>
            <p>
              {problem === 'GEN02' ? intl.formatMessage(methodMessages.GET) : codeText(problem)}{' '}
              <small>{problem}</small>
            </p>
            <p>
              <FormattedMessage {...sessionMessages.stillIn} />
            </p>
          </>
        )}
      </Dialog>
    </>
  );
}
