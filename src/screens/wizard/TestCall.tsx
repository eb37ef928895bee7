import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Country } from '#values/numberPlan.ts';
import { Button } from '../../ui/button/Button.tsx';
import { wizardMessages } from './wizard.messages.ts';

/** Lazy: the dialog needs the numbering plans. */
const TestCallDialog = lazy(async () => ({ default: (await import('./TestCallDialog.tsx')).TestCallDialog }));

/** Opens the test call dialog. */
export function TestCall({ did, country }: { did: string; country: Country }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage {...wizardMessages.testCall} />
      </Button>
      {open && (
        <Suspense>
          <TestCallDialog did={did} country={country} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
