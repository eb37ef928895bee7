import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { isPasswordStrong, longestPassword } from '#values/password.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { recoverMessages as words } from '../../../page/frame/recover.messages.ts';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PasswordField } from '../../../ui/password/PasswordField.tsx';

interface ResetFormProps {
  id: string;
  token: string;
  onDone: (outcome: 'changed' | 'expired') => void;
}

export function ResetForm({ id, token, onDone }: ResetFormProps) {
  const intl = useIntl();
  const { passwordRule } = useHostTheme().settings;
  const Passwords = z
    .object({
      password: z.string().min(1).max(longestPassword),
      repeated: z.string().min(1),
      revokeKeys: z.boolean(),
    })
    .refine(({ password }) => isPasswordStrong(password, passwordRule), { path: ['password'], error: 'passwordWeak' })
    .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], error: 'passwordsDiffer' });
  const form = useForm(Passwords, { password: '', repeated: '', revokeKeys: false });

  async function save({ password, revokeKeys }: z.output<typeof Passwords>): Promise<'changed' | 'expired'> {
    try {
      await call(endpoints.resetPassword, { params: { id }, body: { token, password, revokeKeys } });
      return 'changed';
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LINK-EXPIRED') return 'expired';
      throw error;
    }
  }
  return (
    <Form form={form} onSubmit={form.submit(save, onDone)}>
      {form.failure !== null && <FailureNotice error={form.failure} />}
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage(words.newPassword)}
        autoComplete="new-password"
        strength={passwordRule}
      />
      <PasswordField {...form.field('repeated')} label={intl.formatMessage(words.repeat)} autoComplete="new-password" />
      <Checkbox checked={form.values.revokeKeys} onChange={(checked) => form.set('revokeKeys', checked)}>
        {intl.formatMessage(words.revokeKeys)}
      </Checkbox>
      <Button type="submit" look="primary" size="large" wide busy={form.busy}>
        {intl.formatMessage(words.set)}
      </Button>
    </Form>
  );
}
