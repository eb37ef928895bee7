import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnSmtp, SmtpSettings } from '#contract/tenancy/customise.contract.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { blanksToNull, nullsToBlank, type Typed } from './blanksToNull.ts';
import { line, pair } from './Custom.css.ts';
import { RemoveOwn } from './RemoveOwn.tsx';
import { serverMessages as words, tlsMessages } from './server.messages.ts';
import { SmtpDraft } from './smtpDraft.ts';
import { useCustomForm } from './useCustomForm.ts';
import { useMailOutcome } from './useMailOutcome.ts';
import { useRefusalText } from './useRefusalText.ts';
import { Section } from './Section.tsx';

type SmtpValues = Omit<Typed<SmtpSettings>, 'port'> & { port: string };

const none: SmtpSettings = {
  fromAddress: '',
  replyTo: null,
  host: '',
  port: 587,
  tls: 'starttls',
  username: null,
  password: null,
};

interface SmtpFormProps {
  account: number;
  loaded: OwnSmtp;
  onSaved: (saved: OwnSmtp) => void;
}

/** The account's own mail server. Its password is never shown. */
export function SmtpForm({ account, loaded: { version, settings, hasPassword }, onSaved }: SmtpFormProps) {
  const intl = useIntl();
  const refusalText = useRefusalText();
  const outcome = useMailOutcome();
  const given = settings ?? none;
  const initial = { ...nullsToBlank(given), port: String(given.port) };
  const form = useCustomForm<SmtpValues, SmtpSettings>(SmtpDraft, initial);
  const save = (next: SmtpSettings | null) =>
    call(endpoints.saveSmtp, { params: { account }, body: { version, settings: next } });
  const tested = SmtpDraft.safeParse(blanksToNull(form.values));
  const choices = (['starttls', 'tls', 'none'] as const).map((value) => ({
    value,
    label: intl.formatMessage(tlsMessages[value]),
  }));
  return (
    <Form form={form} autoComplete="off" onSubmit={form.submit(save, onSaved)}>
      {form.failure !== null && <FailureNotice error={form.failure} text={refusalText(form.failure)} />}
      <Section title={intl.formatMessage(words.sender)}>
        <div className={pair}>
          <TextField label={intl.formatMessage(words.fromAddress)} type="email" {...form.field('fromAddress')} />
          <TextField label={intl.formatMessage(words.replyTo)} type="email" {...form.field('replyTo')} />
        </div>
      </Section>
      <Section title={intl.formatMessage(words.server)}>
        <div className={pair}>
          <TextField label={intl.formatMessage(words.host)} spellCheck={false} {...form.field('host')} />
          <TextField label={intl.formatMessage(words.port)} inputMode="numeric" {...form.field('port')} />
          <SelectField label={intl.formatMessage(words.tls)} choices={choices} {...form.field('tls')} />
          <TextField label={intl.formatMessage(words.username)} autoComplete="off" {...form.field('username')} />
          <TextField
            label={intl.formatMessage(words.password)}
            hint={hasPassword && form.values.host === settings?.host ? intl.formatMessage(words.keep) : undefined}
            type="password"
            autoComplete="new-password"
            {...form.field('password')}
          />
        </div>
        {outcome.notice && <Notice tone={outcome.notice.tone}>{outcome.notice.text}</Notice>}
        <div className={line}>
          <Button
            busy={outcome.busy}
            disabled={!tested.success}
            onClick={() => {
              if (tested.success)
                void outcome.run(() =>
                  call(endpoints.testSmtp, { params: { account }, body: { settings: tested.data } }),
                );
            }}
          >
            {intl.formatMessage(words.test)}
          </Button>
        </div>
      </Section>
      {version > 0 && <RemoveOwn what={words.remove} onRemove={async () => onSaved(await save(null))} />}
      <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
    </Form>
  );
}
