import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { TypedRanges } from '#values/addressRanges.ts';
import { longestPassword } from '#values/password.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PasswordField } from '../../../ui/password/PasswordField.tsx';
import { line } from './ApiKeys.css.ts';
import { apiKeysMessages as words, apiKeysNamed } from './apiKeys.messages.ts';
import { NewToken } from './NewToken.tsx';

const lives = ['30', '90', '365'] as const;
const Draft = z.object({
  name: z.string().trim().min(1).max(100),
  access: z.enum(['read', 'write', 'import']),
  days: z.enum(lives),
  addresses: TypedRanges,
  password: z.string().min(1).max(longestPassword),
});
const scopesOf = {
  read: ['flows:read'],
  write: ['flows:read', 'flows:write'],
  import: ['calls:import'],
} as const;
const blank: z.input<typeof Draft> = { name: '', access: 'read', days: '90', addresses: '', password: '' };

/** Creates a key, and shows its token until it is put away. */
export function KeyForm({ account }: { account: number }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const form = useForm(Draft, blank);
  const [token, setToken] = useState<string | null>(null);
  useLeaveGuard(form.dirty || token !== null, useLeaveQuestion(), () => {
    form.reset();
    setToken(null);
  });
  const save = form.submit(
    ({ access, days, ...given }) => {
      const body = { ...given, scopes: [...scopesOf[access]], days: Number(days) };
      return call(endpoints.createApiKey, { params: { account }, body });
    },
    (created) => {
      form.reset(blank);
      setToken(created.token);
      void invalidate('listApiKeys');
    },
  );
  return (
    <Card title={intl.formatMessage(words.add)}>
      {token === null ? (
        <Form form={form} onSubmit={save}>
          {form.failure !== null && <FailureNotice error={form.failure} />}
          <div className={line}>
            <TextField label={intl.formatMessage(words.name)} maxLength={100} {...form.field('name')} />
            <SelectField
              label={intl.formatMessage(words.access)}
              {...form.field('access')}
              choices={[
                { value: 'read', label: intl.formatMessage(words.read) },
                { value: 'write', label: intl.formatMessage(words.write) },
                { value: 'import', label: intl.formatMessage(words.importCalls) },
              ]}
            />
            <SelectField
              label={intl.formatMessage(words.valid)}
              {...form.field('days')}
              choices={lives.map((value) => ({
                value,
                label: intl.formatMessage(apiKeysNamed.days, { count: Number(value) }),
              }))}
            />
            <TextField
              label={intl.formatMessage(words.addresses)}
              hint={intl.formatMessage(words.addressesHint)}
              optional
              {...form.field('addresses')}
            />
            <PasswordField
              {...form.field('password')}
              label={intl.formatMessage(words.password)}
              autoComplete="current-password"
            />
          </div>
          <div>
            <Button look="primary" type="submit" busy={form.busy}>
              {intl.formatMessage(words.create)}
            </Button>
          </div>
        </Form>
      ) : (
        <NewToken token={token} onDone={() => setToken(null)} />
      )}
    </Card>
  );
}
