import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { z } from 'zod';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { SlackHook, type SmsApplication } from '#contract/messaging/smsSettings.contract.ts';
import { MessageText } from '#values/sms/messageText.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { MessageSize } from '../../../page/messages/MessageSize.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { explained, fields, page } from './Details.css.ts';
import { KeywordLines } from './KeywordLines.tsx';
import { messagingMessages as words, messagingNamed } from './messaging.messages.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { wizardMessages } from './wizard.messages.ts';

const empty = z.literal('');
const draftSchema = (hasSlackHook: boolean) =>
  z
    .object({
      autoReply: z.union([empty, MessageText.max(640)]),
      keywords: z.array(
        z.object({ key: z.number(), word: z.string().trim().min(1).max(30), reply: MessageText.max(640) }),
      ),
      helpReply: z.union([empty, MessageText.max(320)]),
      forwardEmail: z.union([empty.transform(() => null), z.email({ error: 'email' }).max(254)]),
      slack: z.boolean(),
      slackHook: z.union([empty.transform(() => undefined), SlackHook]),
      assignee: z.string(),
    })
    .refine(({ slack, slackHook }) => !slack || hasSlackHook || slackHook !== undefined, {
      path: ['slackHook'],
      error: 'required',
    });
type Draft = z.input<ReturnType<typeof draftSchema>>;

interface MessagingFormProps {
  number: TrackingNumber;
  /** Null if nothing is set yet. */
  application: SmsApplication | null;
  replyEmail: string | null;
  onSaved: () => void;
}

/** What a number does with texts that come in. */
export function MessagingForm({ number, application, replyEmail, onSaved }: MessagingFormProps) {
  const intl = useIntl();
  const { did, account } = number;
  const form = useForm<Draft, z.output<ReturnType<typeof draftSchema>>>(
    draftSchema(application?.hasSlackHook ?? false),
    draftOf(application),
  );
  useLeaveGuard(form.dirty, useLeaveQuestion(), () => form.reset());
  const colleagues = useEndpoint('listColleagues', { params: { account } });
  const save = form.submit(
    ({ assignee, keywords, slack, slackHook, ...draft }) => {
      const body = {
        ...draft,
        slackHook: slack ? slackHook : null,
        keywords: keywords.map(({ word, reply }) => ({ word, reply })),
        assignee: assignee === '' ? null : Number(assignee),
      };
      return application
        ? call(endpoints.changeSmsApplication, {
            params: { uuid: application.uuid },
            body: { ...body, version: application.version },
          })
        : call(endpoints.createSmsApplication, { body: { number: did, ...body } });
    },
    (saved) => {
      form.reset(draftOf(saved));
      toasts.add('success', intl.formatMessage(wizardMessages.saved));
      onSaved();
    },
  );
  const code = form.failure instanceof ApiError ? form.failure.code : null;
  const failures = {
    'STALE-VERSION': words.stale,
    'ALREADY-EXISTS': words.stale,
    'INVALID-PAYLOAD': words.reserved,
  } as const;
  const explanation = code !== null && code in failures ? failures[code as keyof typeof failures] : undefined;
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  return (
    <Form form={form} onSubmit={save}>
      {form.failure !== null && (
        <FailureNotice error={form.failure} text={explanation && intl.formatMessage(explanation)} />
      )}
      <div className={page}>
        <Card title={text('received')} actions={<Link to={paths.inbox()}>{text('openInbox')}</Link>}>
          <div className={fields}>
            <p className={explained}>{text('inbox')}</p>
            <TextArea
              label={text('autoReply')}
              hint={text('autoReplyHint')}
              optional
              maxLength={640}
              {...form.field('autoReply')}
            />
            {form.values.autoReply !== '' && (
              <MessageSize content={form.values.autoReply} onReplace={(next) => form.set('autoReply', next)} />
            )}
            <TextArea
              label={text('helpReply')}
              hint={text('helpHint')}
              optional
              rows={2}
              maxLength={320}
              {...form.field('helpReply')}
            />
          </div>
        </Card>
        <Card title={text('keywords')}>
          <KeywordLines
            keywords={form.values.keywords}
            errorAt={form.errorAt}
            onChange={(keywords) => form.set('keywords', keywords)}
          />
        </Card>
        <Card title={text('forward')}>
          <div className={fields}>
            <TextField
              label={text('forwardEmail')}
              optional
              type="email"
              maxLength={254}
              {...form.field('forwardEmail')}
            />
            {replyEmail !== null && (
              <p className={explained}>{intl.formatMessage(messagingNamed.alsoTo, { email: replyEmail })}</p>
            )}
            <Checkbox checked={form.values.slack} onChange={(slack) => form.set('slack', slack)}>
              {text('slack')}
            </Checkbox>
            {form.values.slack && (
              <TextField
                label={text('slackHook')}
                hint={text(application?.hasSlackHook ? 'slackKept' : 'slackHint')}
                optional={application?.hasSlackHook}
                type="url"
                autoComplete="off"
                maxLength={500}
                {...form.field('slackHook')}
              />
            )}
            {application?.slackRefusedAt != null && <Notice tone="warning">{text('slackRefused')}</Notice>}
            <SelectField
              label={text('assignee')}
              choices={[
                { value: '', label: text('nobody') },
                ...(colleagues.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              {...form.field('assignee')}
            />
          </div>
        </Card>
        <div>
          <Button look="primary" type="submit" busy={form.busy} disabled={!form.dirty}>
            {intl.formatMessage(wizardMessages.save)}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function draftOf(application: SmsApplication | null): Draft {
  return {
    autoReply: application?.autoReply ?? '',
    keywords: (application?.keywords ?? []).map((keyword, key) => ({ key, ...keyword })),
    helpReply: application?.helpReply ?? '',
    forwardEmail: application?.forwardEmail ?? '',
    slack: application?.hasSlackHook ?? false,
    slackHook: '',
    assignee: String(application?.assignee ?? ''),
  };
}
