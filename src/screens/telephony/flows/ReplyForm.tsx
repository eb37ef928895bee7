import { useIntl } from 'react-intl';
import { ReviewReply, type ReviewVerdict } from '#values/flow/review.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { small } from './FlowReview.css.ts';
import { flowReviewMessages as words } from './flowReview.messages.ts';

interface ReplyFormProps {
  busy: boolean;
  /** Why the last reply could not be sent; what was typed stays. */
  failure: unknown;
  onSend: (reply: ReviewReply) => void;
}

const blank: { verdict: ReviewVerdict | ''; name: string; comment: string } = { verdict: '', name: '', comment: '' };

/** Asks for approval or changes, by name. Nothing is chosen beforehand. */
export function ReplyForm({ busy, failure, onSend }: ReplyFormProps) {
  const intl = useIntl();
  const form = useForm(ReviewReply, blank);
  const verdict = form.field('verdict');
  const asksChanges = form.values.verdict === 'changesAsked';
  return (
    <Form form={form} onSubmit={form.submit(onSend)}>
      {failure !== null && !busy && <FailureNotice error={failure} />}
      <RadioField
        {...verdict}
        label={intl.formatMessage(words.verdict)}
        choices={[
          { value: 'approved', label: intl.formatMessage(words.approve) },
          { value: 'changesAsked', label: intl.formatMessage(words.askChanges) },
        ]}
        onChange={(chosen) => verdict.onChange(chosen === 'approved' ? 'approved' : 'changesAsked')}
      />
      <TextField
        label={intl.formatMessage(words.name)}
        autoComplete="name"
        maxLength={100}
        required
        {...form.field('name')}
      />
      <TextArea
        label={intl.formatMessage(asksChanges ? words.wanted : words.comment)}
        optional={!asksChanges}
        maxLength={2000}
        rows={4}
        {...form.field('comment')}
      />
      <p className={small}>{intl.formatMessage(words.once)}</p>
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {intl.formatMessage(words.send)}
      </Button>
    </Form>
  );
}
