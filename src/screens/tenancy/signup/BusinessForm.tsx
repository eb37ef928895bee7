import { useIntl } from 'react-intl';
import { BusinessCategory } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { phoneCountryOf } from '#values/phoneTyping.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { categoryWords } from '../../../page/accounts/accountWords.messages.ts';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { localeChoice } from '../../../page/locale/locale.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PasswordField } from '../../../ui/password/PasswordField.tsx';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { businessDraft, type BusinessValues } from './businessDraft.ts';
import { fields, pair } from './Signup.css.ts';
import { signupMessages as text } from './signup.messages.ts';

interface BusinessFormProps {
  token: string;
  /** The future login. */
  email: string;
  draft: BusinessValues;
  onSent: (draft: BusinessValues) => void;
}

/** Business details, and the owner's password. */
export function BusinessForm({ token, email, draft, onSent }: BusinessFormProps) {
  const intl = useIntl();
  const { passwordRule } = useHostTheme().settings;
  const form = useForm(businessDraft(passwordRule), draft);
  const isTaken = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const { country } = form.values.businessAddress;
  const send = form.submit(
    ({ verification: _verification, ...business }) =>
      call(endpoints.sendSignupBusiness, {
        params: { token },
        body: { ...business, locale: localeChoice.current() },
      }),
    () => onSent(form.values),
  );
  return (
    <Form form={form} onSubmit={send}>
      {form.failure !== null && (
        <FailureNotice error={form.failure} text={isTaken ? intl.formatMessage(text.taken) : undefined} />
      )}
      <Card title={intl.formatMessage(text.business)}>
        <div className={fields}>
          <TextField
            label={intl.formatMessage(text.businessName)}
            autoComplete="organization"
            {...form.field('businessName')}
          />
          <div className={pair}>
            <SelectField
              label={intl.formatMessage(text.businessCategory)}
              choices={BusinessCategory.options.map((value) => ({
                value,
                label: intl.formatMessage(categoryWords[value]),
              }))}
              {...form.field('businessCategory')}
            />
            <TextField
              label={intl.formatMessage(text.businessTax)}
              hint={intl.formatMessage(text.businessTaxHint)}
              maxLength={30}
              {...form.field('businessTax')}
            />
          </div>
          <TextField
            label={intl.formatMessage(text.businessEmail)}
            type="email"
            autoComplete="email"
            {...form.field('businessEmail')}
          />
        </div>
      </Card>
      <Card title={intl.formatMessage(text.address)}>
        <AddressFields
          address={form.values.businessAddress}
          onChange={(address) => form.set('businessAddress', address)}
          errorAt={(name) => form.errorAt(`businessAddress.${name}`)}
        />
      </Card>
      <Card title={intl.formatMessage(text.you)}>
        <div className={fields}>
          <div className={pair}>
            <TextField
              label={intl.formatMessage(text.contactName)}
              autoComplete="name"
              {...form.field('contactName')}
            />
            <PhoneField
              label={intl.formatMessage(text.contactPhone)}
              defaultCountry={phoneCountryOf(country)}
              {...form.field('contactPhone')}
            />
          </div>
          <TextField
            label={intl.formatMessage(text.login)}
            hint={intl.formatMessage(text.loginHint)}
            value={email}
            readOnly
            autoComplete="username"
          />
          <PasswordField
            label={intl.formatMessage(text.password)}
            autoComplete="new-password"
            strength={passwordRule}
            {...form.field('password')}
          />
          <PasswordField
            label={intl.formatMessage(text.verification)}
            autoComplete="new-password"
            {...form.field('verification')}
          />
        </div>
      </Card>
      <Button type="submit" look="primary" size="large" busy={form.busy}>
        {intl.formatMessage(text.next)}
      </Button>
    </Form>
  );
}
