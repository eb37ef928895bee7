import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { line } from './Blocks.css.ts';
import { blocksMessages as words, blocksNamed } from './blocks.messages.ts';

const Draft = z.object({ caller: PhoneNumber, name: z.string().trim().max(100) });
const blank = { caller: null as string | null, name: '' };

export function BlockForm({ account }: { account: number }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const form = useForm(Draft, blank);
  useLeaveGuard(form.dirty, useLeaveQuestion(), () => form.reset());
  const isTwice = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const save = form.submit(
    (body) => call(endpoints.blockNumber, { params: { account }, body }),
    ({ caller }) => {
      form.reset(blank);
      void invalidate('listBlocked');
      toasts.add('success', intl.formatMessage(blocksNamed.blocked, { number: phoneText(caller).text }));
    },
  );
  return (
    <Card title={intl.formatMessage(words.add)}>
      <Form form={form} onSubmit={save}>
        {form.failure !== null && (
          <FailureNotice error={form.failure} text={isTwice ? intl.formatMessage(words.twice) : undefined} />
        )}
        <div className={line}>
          <PhoneField label={intl.formatMessage(words.number)} {...form.field('caller')} autoComplete="off" />
          <TextField label={intl.formatMessage(words.name)} optional maxLength={100} {...form.field('name')} />
        </div>
        <div>
          <Button look="primary" type="submit" busy={form.busy}>
            {intl.formatMessage(words.block)}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
