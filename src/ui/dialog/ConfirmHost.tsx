import { useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { confirmations } from './confirmations.ts';
import { Dialog } from './Dialog.tsx';

/** Where questions of `confirmations` are shown; one a page. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(confirmations.subscribe, confirmations.current);
  return (
    <Dialog
      title={asked?.title ?? ''}
      open={asked !== null}
      onClose={() => asked?.answer(false)}
      actions={
        <>
          <Button onClick={() => asked?.answer(false)}>{asked?.cancel}</Button>
          <Button look={asked?.danger ? 'danger' : 'primary'} onClick={() => asked?.answer(true)}>
            {asked?.confirm}
          </Button>
        </>
      }
    >
      <p>{asked?.text}</p>
    </Dialog>
  );
}
