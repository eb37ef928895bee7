import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { NumberExtra, TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { AnswerCard } from '../../../page/calls/AnswerCard.tsx';
import { answerFields, withAnswer } from '../../../page/calls/answerDraft.ts';
import { answerWithFlow } from '../../../page/calls/answerWithFlow.ts';
import { readyFlow } from '../../../page/calls/readyFlow.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { page } from './Details.css.ts';
import { staleVersion, useNumberChange } from './useNumberChange.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { wizardMessages as words } from './wizard.messages.ts';

const Draft = withAnswer(z.object({ ...answerFields, fallbackNumber: PhoneNumber.nullable() }));
type Draft = z.input<typeof Draft>;

interface RoutingFormProps {
  number: TrackingNumber;
  extra: NumberExtra;
  timezone: string;
  onSaved: () => void;
}

/** What happens to calls to a number, and whom they ring during an outage. */
export function RoutingForm({ number, extra, timezone, onSaved }: RoutingFormProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const { account, actionId, actionName } = number;
  const change = useNumberChange(number);
  const form = useForm(Draft, valuesOf(actionId, extra.extra.fallbackNumber));
  useLeaveGuard(form.dirty, useLeaveQuestion(), () => form.reset());
  const isStale = staleVersion(form.failure) !== undefined;
  const save = form.submit(
    async ({ answer, ringTo, flow, fallbackNumber }) => {
      if (answer === 'flow' || answer === 'hangup') {
        const { actionId: answering } = await change({ flow: answer === 'flow' ? flow : null, fallbackNumber });
        return valuesOf(answering, fallbackNumber);
      }
      const draft = readyFlow({ kind: answer, numberName: number.name, timezone, ringTo: ringTo ?? '' }, intl);
      return valuesOf(await answerWithFlow(await change({ fallbackNumber }), draft), fallbackNumber);
    },
    (values) => {
      form.reset(values);
      toasts.add('success', intl.formatMessage(words.saved));
      onSaved();
      void invalidate('listNumbers', 'listFlows');
    },
  );
  return (
    <Form form={form} onSubmit={save}>
      {form.failure !== null && (
        <FailureNotice error={form.failure} text={isStale ? intl.formatMessage(words.stale) : undefined} />
      )}
      <div className={page}>
        <AnswerCard account={account} form={form} nameNow={form.values.flow === actionId ? actionName : null} />
        <Card title={intl.formatMessage(words.fallbackTitle)}>
          <PhoneField
            label={intl.formatMessage(words.fallbackNumber)}
            hint={intl.formatMessage(words.fallbackHint)}
            optional
            {...form.field('fallbackNumber')}
          />
        </Card>
        <div>
          <Button look="primary" type="submit" busy={form.busy}>
            {intl.formatMessage(words.save)}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function valuesOf(flow: string | null, fallbackNumber: string | null): Draft {
  return { answer: flow === null ? 'hangup' : 'flow', ringTo: null, flow: flow ?? '', fallbackNumber };
}
