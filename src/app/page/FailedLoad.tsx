import { FormattedMessage } from 'react-intl';
import { isStaff } from '#values/permissions.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useProfile } from '../session/SessionContext.ts';
import { pageMessages, referenceMessage } from './page.messages.ts';
import { useErrorText } from './useErrorText.ts';

interface FailedLoadProps {
  error: unknown;
  onRetry: () => void;
}

/** A read that failed: what happened, and trying again. Staff see the reference of an unexpected error. */
export function FailedLoad({ error, onRetry }: FailedLoadProps) {
  const words = useErrorText();
  const staff = isStaff(useProfile().allow);
  const reference = error instanceof ApiError ? error.reference : null;
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...pageMessages.retry} />
        </Button>
      }
    >
      {words(error)}
      {staff && reference && (
        <>
          {' · '}
          <FormattedMessage {...referenceMessage} values={{ reference }} />
        </>
      )}
    </Notice>
  );
}
