import { use, useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type HoldUnsaved, UnsavedContext } from '../unsaved/unsavedWork.ts';
import { confirmations } from './confirmations.ts';
import { discardWords as words } from './discard.messages.ts';

/** For what can be closed by Escape or a click outside: asks first while something in it is unsaved. */
export function useDiscardQuestion(onClose: () => void): { hold: HoldUnsaved; close: () => void } {
  const intl = useIntl();
  const page = use(UnsavedContext);
  const held = useRef(0);
  const hold = useCallback<HoldUnsaved>(
    (discard) => {
      held.current += 1;
      const release = page?.(discard);
      return () => {
        held.current -= 1;
        release?.();
      };
    },
    [page],
  );
  const question = useMemo(
    () => ({
      title: intl.formatMessage(words.title),
      text: intl.formatMessage(words.text),
      confirm: intl.formatMessage(words.discard),
      cancel: intl.formatMessage(words.keep),
    }),
    [intl],
  );
  const close = async () => {
    if (held.current === 0 || (await confirmations.ask(question))) onClose();
  };
  return { hold, close: () => void close() };
}
