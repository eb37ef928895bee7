import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { isSilent } from './isSilent.ts';
import { pageMessages } from './page.messages.ts';

interface FailedLoadProps {
  error: unknown;
  onRetry: () => void;
}

/** A failed request with a retry button. */
export function FailedLoad({ error, onRetry }: FailedLoadProps) {
  if (isSilent(error)) return null;
  return (
    <FailureNotice
      error={error}
      action={
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...pageMessages.retry} />
        </Button>
      }
    />
  );
}
