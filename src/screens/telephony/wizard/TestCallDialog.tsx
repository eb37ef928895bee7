import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { toPhoneNumber } from '#values/numberPlan.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { wizardMessages } from './wizard.messages.ts';

const behaviours = ['answers', 'busy', 'noAnswer'] as const;

interface TestCallDialogProps {
  did: string;
  country: PhoneCountry;
  /** The call is on. */
  onPlaced: (call: string) => void;
  onClose: () => void;
}

/** Calls the number on the local carrier with a scripted caller. */
export function TestCallDialog({ did, country, onPlaced, onClose }: TestCallDialogProps) {
  const intl = useIntl();
  const words = (message: Exclude<keyof typeof wizardMessages, 'title'>) => intl.formatMessage(wizardMessages[message]);
  const [typed, setTyped] = useState('+61 3 9123 4567');
  const [keyText, setKeyText] = useState('');
  const [agent, setAgent] = useState<(typeof behaviours)[number]>('answers');
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const caller = toPhoneNumber(typed, country);
  const keys = keyText.trim() === '' ? [] : keyText.split(',').map((entry) => entry.trim());
  const keysFit = keys.every((entry) => /^[0-9*#]{0,20}$/.test(entry)) && keys.length <= 20;

  async function start(number: string): Promise<void> {
    setBusy(true);
    try {
      const placed = await call(endpoints.testCall, { params: { did }, body: { caller: number, keys, agent } });
      onPlaced(placed.call);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={words('testTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={!caller || !keysFit}
            onClick={() => caller && void start(caller)}
          >
            {words(busy ? 'calling' : 'call')}
          </Button>
        </>
      }
    >
      <p>{words('testBody')}</p>
      <TextField
        label={words('caller')}
        type="tel"
        value={typed}
        error={caller ? undefined : words('badCaller')}
        onChange={setTyped}
      />
      <TextField
        label={words('keys')}
        value={keyText}
        error={keysFit ? undefined : words('badKeys')}
        onChange={setKeyText}
      />
      <SelectField
        label={words('agent')}
        value={agent}
        choices={behaviours.map((value) => ({ value, label: words(value) }))}
        onChange={setAgent}
      />
      {failure !== null && <FailureNotice error={failure} />}
    </Dialog>
  );
}
