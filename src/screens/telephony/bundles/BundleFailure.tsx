import { useIntl } from 'react-intl';
import { z } from 'zod';
import { ApiError } from '../../../api/client/apiError.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { editorWords as words } from './bundles.messages.ts';
import { Objections } from './Objections.tsx';

const Incomplete = z.object({ reasons: z.array(z.string()).min(1) });

/** Why saving or submitting failed; what is missing in the carrier's words. */
export function BundleFailure({ error, onReload }: { error: unknown; onReload: () => void }) {
  const intl = useIntl();
  const code = error instanceof ApiError ? error.code : undefined;
  const incomplete = code === 'BUNDLE-INCOMPLETE' && error instanceof ApiError && Incomplete.safeParse(error.info).data;
  if (incomplete) return <Objections reasons={incomplete.reasons} code={code} />;
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
