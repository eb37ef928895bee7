import { FormattedMessage } from 'react-intl';
import { ApiError } from '../../api/client/apiError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { isSilent } from './isSilent.ts';
import { pageMessages, referenceMessage } from './page.messages.ts';
import { useErrorText } from './useErrorText.ts';
import { useReference } from './useReference.ts';

interface FailedLoadProps {
  error: unknown;
  onRetry: () => void;
}

/** A failed request with a retry button. Staff also see the reference, and whether it is a bug. */
export function FailedLoad({ error, onRetry }: FailedLoadProps) {
  const words = useErrorText();
  const reference = useReference(error);
  if (isSilent(error)) return null;
  const unexpected = !(error instanceof ApiError) || error.status >= 500;
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...pageMessages.retry} />
        </Button>
      }
    >
      {reference !== null && unexpected && (
        <>
          <strong>
            <FormattedMessage {...pageMessages.bug} />
          </strong>{' '}
        </>
      )}
      {words(error)}
      {reference !== null && (
        <>
          {' · '}
          <FormattedMessage {...referenceMessage} values={{ reference }} />
        </>
      )}
    </Notice>
  );
}
