import type { AnnounceSettings } from './announce.node.ts';
import { useIntl } from 'react-intl';
import type { FormProps } from '../parts/nodeView.ts';
import { SpeechField } from '../parts/SpeechField.tsx';
import { announceMessages } from './announce.messages.ts';

export function AnnounceForm({ draft, change, errorAt, account }: FormProps<AnnounceSettings>) {
  const intl = useIntl();
  return (
    <SpeechField
      account={account}
      label={intl.formatMessage(announceMessages.speech)}
      path="speech"
      value={draft.speech}
      onChange={(speech, group) => change({ speech }, group)}
      errorAt={errorAt}
    />
  );
}
