import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSWRConfig } from 'swr';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { pageMessages, referenceMessage } from './page.messages.ts';
import { useReference } from './useReference.ts';

/** Shown in place of a crashed part of a page. Retrying revalidates all data. */
export function CrashedPart({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const reference = useReference(error);
  const { mutate } = useSWRConfig();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await mutate(() => true);
    setRetrying(false);
    onRetry();
  };
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" busy={retrying} onClick={() => void retry()}>
          <FormattedMessage {...pageMessages.retry} />
        </Button>
      }
    >
      {reference !== null && (
        <>
          <strong>
            <FormattedMessage {...pageMessages.bug} />
          </strong>{' '}
        </>
      )}
      <FormattedMessage {...pageMessages.crashedPart} />
      {reference !== null && (
        <>
          {' · '}
          <FormattedMessage {...referenceMessage} values={{ reference }} />
        </>
      )}
    </Notice>
  );
}
