import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { connection } from '../../api/client/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { pageMessages, referenceMessage } from './page.messages.ts';
import { PageNotFetched } from './PageNotFetched.ts';
import { useReference } from './useReference.ts';

/** Error element of a route, inside the shell. A missing chunk means that a newer version is deployed. */
export function CrashedPage() {
  const intl = useIntl();
  const error = useRouteError();
  const stale = error instanceof PageNotFetched;
  const reference = useReference(error);
  useEffect(() => (stale ? connection.onRestored(() => window.location.reload()) : undefined), [stale]);
  return (
    <EmptyState
      icon="warning"
      failed
      title={intl.formatMessage(reference === null ? pageMessages.crashedTitle : pageMessages.bug)}
      action={
        <Button look="primary" onClick={() => window.location.reload()}>
          <FormattedMessage {...(stale ? pageMessages.reload : pageMessages.retry)} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...(stale ? pageMessages.newVersion : pageMessages.crashedText)} />
      </p>
      {reference !== null && (
        <p>
          <FormattedMessage {...referenceMessage} values={{ reference }} />
        </p>
      )}
    </EmptyState>
  );
}
