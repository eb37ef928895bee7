import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { KeyScope } from '#values/keyScope.ts';
import { TypedRanges } from '#values/addressRanges.ts';
import { longestPassword } from '#values/password.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckboxesField } from '../../../ui/field/CheckboxGroup.tsx';
import { DigitsField } from '../../../ui/field/DigitsField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PasswordField } from '../../../ui/password/PasswordField.tsx';
import { line, scopes } from './ApiKeys.css.ts';
import { apiKeysMessages as words, apiKeysNamed, scopeWords } from './apiKeys.messages.ts';
import { NewToken } from './NewToken.tsx';

const lives = ['30', '90', '365'] as const;
const Draft = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(KeyScope).min(1),
  perMinute: z
    .string()
    .regex(/^(?:[1-9]\d{0,4}|100000)?$/)
    .transform((digits) => (digits === '' ? null : Number(digits))),
  days: z.enum(lives),
  addresses: TypedRanges,
  password: z.string().min(1).max(longestPassword),
});
const blank: z.input<typeof Draft> = {
  name: '',
  scopes: ['calls:read'],
  perMinute: '',
  days: '90',
  addresses: '',
  password: '',
};

/** Creates a key, and shows its token until it is put away. */
export function KeyForm({ account }: { account: number }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const form = useForm(Draft, blank);
  const [token, setToken] = useState<string | null>(null);
  const { scopes: chosen } = form.values;
  useLeaveGuard(form.dirty || token !== null, useLeaveQuestion(), () => {
    form.reset();
    setToken(null);
  });
  const save = form.submit(
    ({ days, ...given }) => {
      const body = { ...given, days: Number(days) };
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
            <DigitsField
              label={intl.formatMessage(words.perMinute)}
              hint={intl.formatMessage(words.perMinuteHint)}
              optional
              maxLength={6}
              {...form.field('perMinute')}
            />
            <PasswordField
              {...form.field('password')}
              label={intl.formatMessage(words.password)}
              autoComplete="current-password"
            />
          </div>
          <CheckboxesField
            label={intl.formatMessage(words.access)}
            error={form.errorAt('scopes')}
            className={scopes}
            choices={KeyScope.options.map((value) => ({ value, content: intl.formatMessage(scopeWords[value]) }))}
            isChecked={(scope) => chosen.includes(scope)}
            onChange={(scope, checked) =>
              form.set('scopes', checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
            }
          />
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
