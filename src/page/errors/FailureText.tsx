import { FormattedMessage } from 'react-intl';
import { codeOf } from './errorCode.ts';
import { referenceMessage } from './page.messages.ts';
import { useErrorText } from './useErrorText.ts';
import { useReference } from './useReference.ts';

/** Why a part of a page couldn't be loaded, with the error code and, for staff, the reference. */
export function FailureText({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const reference = useReference(error);
  return (
    <>
      {errorText(error)}{' '}
      <small>
        {codeOf(error)}
        {reference !== null && (
          <>
            {' · '}
            <FormattedMessage {...referenceMessage} values={{ reference }} />
          </>
        )}
      </small>
    </>
  );
}
