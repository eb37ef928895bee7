import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Security } from '#contract/tenancy/twoFactor.contract.ts';
import { isPasswordStrong, longestPassword } from '#values/password.ts';
import { call } from '../../../../api/client/call.ts';
import { useHostTheme } from '../../../../page/frame/ThemeContext.ts';
import { useLeaveGuard } from '../../../../page/frame/useLeaveGuard.ts';
import { useLeaveQuestion } from '../../../../page/frame/useLeaveQuestion.ts';
import { FailureNotice } from '../../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { useForm } from '../../../../ui/form/useForm.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { PasswordField } from '../../../../ui/password/PasswordField.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { recoverMessages } from '../../../../page/frame/recover.messages.ts';
import { securityMessages as words } from '../../../../page/security/security.messages.ts';

const empty = { current: '', password: '', repeated: '', revokeKeys: false };

/** Changes the password, given the current one. */
export function PasswordCard({ security, onChange }: { security: Security; onChange: () => void }) {
  const intl = useIntl();
  const { passwordRule } = useHostTheme().settings;
  const Change = z
    .object({
      current: z.string().min(1).max(longestPassword),
      password: z.string().min(1).max(longestPassword),
      repeated: z.string().min(1),
      revokeKeys: z.boolean(),
    })
    .refine(({ password }) => isPasswordStrong(password, passwordRule), { path: ['password'], error: 'passwordWeak' })
    .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], error: 'passwordsDiffer' });
  const form = useForm(Change, empty);
  useLeaveGuard(form.dirty, useLeaveQuestion());

  const save = ({ current, password, revokeKeys }: z.output<typeof Change>) =>
    call(endpoints.changePassword, { body: { current, password, revokeKeys } });
  const done = () => {
    form.reset(empty);
    toasts.add('success', intl.formatMessage(words.changed));
    onChange();
  };
  return (
    <Card title={intl.formatMessage(words.password)}>
      <Form form={form} onSubmit={form.submit(save, done)}>
        {security.passwordAdvised && <Notice tone="warning">{intl.formatMessage(words.advised)}</Notice>}
        {form.failure !== null && <FailureNotice error={form.failure} />}
        <PasswordField
          {...form.field('current')}
          label={intl.formatMessage(words.current)}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('password')}
          label={intl.formatMessage(words.newPassword)}
          autoComplete="new-password"
          strength={passwordRule}
        />
        <PasswordField
          {...form.field('repeated')}
          label={intl.formatMessage(words.repeat)}
          autoComplete="new-password"
        />
        <Checkbox checked={form.values.revokeKeys} onChange={(checked) => form.set('revokeKeys', checked)}>
          {intl.formatMessage(recoverMessages.revokeKeys)}
        </Checkbox>
        <div>
          <Button type="submit" look="primary" busy={form.busy}>
            {intl.formatMessage(words.change)}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
