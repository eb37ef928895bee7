import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { RecordedSale } from '#contract/powerups/sales.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { call as ask } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { askedStatusMessages } from '../../../ui/callStatus/callStatus.messages.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
import { saleNamed, saleWords as words } from './sales.messages.ts';

interface ChooseCallDialogProps {
  sale: RecordedSale;
  onClose: () => void;
  onSaved: () => void;
}

const Choice = z.object({ call: z.string() });

/** Says which of the buyer’s calls a sale comes from, or that it comes from none. */
export function ChooseCallDialog({ sale: { uuid, account, phone, call }, onClose, onSaved }: ChooseCallDialogProps) {
  const intl = useIntl();
  const callText = useCallText();
  const query = { account: [account], length: 50 as const };
  const { data, error, mutate } = useEndpoint('getCallHistory', { params: { number: phone }, query });
  const form = useForm(Choice, { call: call ?? '' });
  const save = form.submit(
    (chosen) => ask(endpoints.matchSale, { params: { uuid }, body: { call: chosen.call === '' ? null : chosen.call } }),
    () => {
      toasts.add('success', intl.formatMessage(words.callChosen));
      onSaved();
    },
  );
  const calls = data?.data.filter((one) => one.direction === 'inbound' && one.state === 'ended') ?? [];
  return (
    <FormDialog
      title={intl.formatMessage(words.chooseCall)}
      form={form}
      onSubmit={save}
      onClose={onClose}
      disabled={!data}
    >
      {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="120px" />}
      {data && (
        <RadioField
          stacked
          label={intl.formatMessage(saleNamed.callsFrom, { number: phoneText(phone).text })}
          choices={[
            ...calls.map((one) => ({ value: one.uuid, label: callText(one) })),
            { value: '', label: intl.formatMessage(words.noCall) },
          ]}
          {...form.field('call')}
        />
      )}
    </FormDialog>
  );
}

/** A call in a line: when, to which number, what became of it. */
function useCallText(): (call: Call) => string {
  const intl = useIntl();
  const { tz: timeZone } = useProfile();
  const durationText = useDurationText();
  return ({ dateStart, trackingName, status, duration }) =>
    [
      intl.formatDate(dateStart, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
      trackingName,
      status && intl.formatMessage(askedStatusMessages[status]),
      durationText(duration),
    ]
      .filter(Boolean)
      .join(' · ');
}
