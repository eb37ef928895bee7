import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { pageMessages, referenceMessage } from './page.messages.ts';
import { useErrorText } from './useErrorText.ts';
import { codeOf, isUnexpected } from './errorCode.ts';
import { useReference } from './useReference.ts';

interface FailureNoticeProps {
  error: unknown;
  /** Replaces the code's own message. */
  text?: string | undefined;
  action?: ReactNode;
}

/** A failed call: its message with the error code. Staff also see the reference, and whether it is a bug. */
export function FailureNotice({ error, text, action }: FailureNoticeProps) {
  const errorText = useErrorText();
  const reference = useReference(error);
  return (
    <Notice
      tone="error"
      action={action}
      detail={
        <>
          {codeOf(error)}
          {reference !== null && (
            <>
              {' · '}
              <FormattedMessage {...referenceMessage} values={{ reference }} />
            </>
          )}
        </>
      }
    >
      {reference !== null && isUnexpected(error) && (
        <>
          <strong>
            <FormattedMessage {...pageMessages.bug} />
          </strong>{' '}
        </>
      )}
      {text ?? errorText(error)}
    </Notice>
  );
}
