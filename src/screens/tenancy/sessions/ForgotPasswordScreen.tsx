import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { call } from '../../../api/client/call.ts';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { textLink } from '../../../page/frame/OutsidePage.css.ts';
import { recoverMessages as words } from '../../../page/frame/recover.messages.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';

const Asked = z.object({ email: z.string().trim().min(1).pipe(z.email()) });

/** Requests a password link. The response is the same whether or not the email exists. */
export function Component() {
  const intl = useIntl();
  const [sent, setSent] = useState(false);
  const form = useForm(Asked, { email: '' });
  const back = (
    <a className={textLink} href={paths.login()}>
      {intl.formatMessage(words.back)}
    </a>
  );
  const mail = useEndpoint('getPublicMailState', {});
  if (mail.data === undefined && mail.error === undefined)
    return <OutsidePage title={intl.formatMessage(words.forgotTitle)}>{back}</OutsidePage>;
  if (mail.data?.sends === false) {
    return (
      <OutsidePage title={intl.formatMessage(words.forgotTitle)}>
        <Notice tone="info">{intl.formatMessage(words.noMail)}</Notice>
        {back}
      </OutsidePage>
    );
  }
  if (sent) {
    return (
      <OutsidePage title={intl.formatMessage(words.sentTitle)}>
        <Notice tone="success">{intl.formatMessage(words.sent)}</Notice>
        {back}
      </OutsidePage>
    );
  }
  return (
    <OutsidePage title={intl.formatMessage(words.forgotTitle)} lead={intl.formatMessage(words.forgotLead)}>
      <Form
        form={form}
        onSubmit={form.submit(
          (body) => call(endpoints.forgotPassword, { body }),
          () => setSent(true),
        )}
      >
        {form.failure !== null && <FailureNotice error={form.failure} />}
        <TextField
          {...form.field('email')}
          label={intl.formatMessage(words.email)}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
        <Button type="submit" look="primary" size="large" wide busy={form.busy}>
          {intl.formatMessage(words.send)}
        </Button>
      </Form>
      {back}
    </OutsidePage>
  );
}
