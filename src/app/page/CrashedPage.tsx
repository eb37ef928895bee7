import { FormattedMessage, useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { isStaff } from '#values/permissions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useSession } from '../session/SessionContext.ts';
import { pageMessages } from './page.messages.ts';
import { PageNotFetched } from './PageNotFetched.ts';

/** A page that failed, inside the shell that still stands. A page file that is gone means a newer version is out. */
export function CrashedPage() {
  const intl = useIntl();
  const error = useRouteError();
  const profile = useSession(({ context }) => context.profile);
  const stale = error instanceof PageNotFetched;
  const staffWords = profile && isStaff(profile.allow) && error instanceof Error ? error.message : null;
  return (
    <EmptyState
      icon="warning"
      title={intl.formatMessage(staffWords && !stale ? pageMessages.bug : pageMessages.crashedTitle)}
      action={
        <Button look="primary" onClick={() => window.location.reload()}>
          <FormattedMessage {...(stale ? pageMessages.reload : pageMessages.retry)} />
        </Button>
      }
    >
      <p role="alert">
        <FormattedMessage {...(stale ? pageMessages.newVersion : pageMessages.crashedText)} />
      </p>
      {staffWords && !stale && <code>{staffWords}</code>}
    </EmptyState>
  );
}
