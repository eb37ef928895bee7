import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { realCall, realCallHint } from './CallForReal.css.ts';
import { carrierMessages, wizardMessages } from './wizard.messages.ts';

/** Lazy: the dialog needs the numbering plans. */
const TestCallDialog = lazy(async () => ({ default: (await import('./TestCallDialog.tsx')).TestCallDialog }));

interface CallForRealProps {
  did: string;
  country: PhoneCountry;
  /** Whether a version of the flow was published. */
  isPublished: boolean;
  /** Whether the carrier can place calls for us. */
  isPossible: boolean;
  onPlaced: (call: string) => void;
}

/** Places a test call through the published version, or says what is needed to make one. */
export function CallForReal({ did, country, isPublished, isPossible, onPlaced }: CallForRealProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const [open, setOpen] = useState(false);
  return (
    <section className={realCall}>
      {isPossible && (
        <Button disabled={!isPublished} onClick={() => setOpen(true)}>
          {words(wizardMessages.testCall)}
        </Button>
      )}
      <p className={realCallHint}>
        {!isPublished
          ? words(wizardMessages.publishFirst)
          : isPossible
            ? words(wizardMessages.realCallHint)
            : words(carrierMessages.callByPhone, { number: phoneText(did).text })}
      </p>
      {open && (
        <Suspense>
          <TestCallDialog
            did={did}
            country={country}
            onClose={() => setOpen(false)}
            onPlaced={(call) => {
              setOpen(false);
              onPlaced(call);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
