import { useIntl } from 'react-intl';
import { ApiError } from '../../../api/client/apiError.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { editorWords as words } from './editor.messages.ts';

/** Why a website could not be saved. */
export function WebsiteFailure({ error, onReload }: { error: unknown; onReload: () => void }) {
  const intl = useIntl();
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'ALREADY-EXISTS') return <FailureNotice error={error} text={intl.formatMessage(words.aliasTaken)} />;
  if (code !== 'STALE-VERSION') return <FailureNotice error={error} />;
  return (
    <FailureNotice
      error={error}
      text={intl.formatMessage(words.stale)}
      action={
        <Button size="small" onClick={onReload}>
          {intl.formatMessage(words.reload)}
        </Button>
      }
    />
  );
}
