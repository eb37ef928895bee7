import { useId } from 'react';
import { useIntl } from 'react-intl';
import { AccountType, BusinessCategory, Plan } from '#contract/accounts.contract.ts';
import { phoneCountries } from '#values/phoneTyping.ts';
import { categoryWords, planWords, typeWords } from '../../app/accounts/accountWords.messages.ts';
import { useAllowed } from '../../app/session/SessionContext.ts';
import { useCountryNames } from '../../ui/country/useCountryNames.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { pair, stack } from './Account.css.ts';
import { accountMessages as text } from './account.messages.ts';
import { FatherField } from './FatherField.tsx';
import type { AccountFormState } from './useAccountForm.ts';

const zones = Intl.supportedValuesOf('timeZone');

interface AccountFieldsProps {
  form: AccountFormState;
  /** The account itself, which cannot stand below itself; none for a new one. */
  account?: number;
}

/** What an account is; plan and biller code only for those who sell. */
export function AccountFields({ form, account }: AccountFieldsProps) {
  const intl = useIntl();
  const sells = useAllowed(['super', 'system', 'support']);
  const list = useId();
  const countries = useCountryNames(phoneCountries);
  const types = AccountType.options.filter((type) => sells || type !== 'reseller' || form.values.type === type);
  return (
    <>
      <Card title={intl.formatMessage(text.details)}>
        <div className={stack}>
          <TextField label={intl.formatMessage(text.name)} maxLength={100} required {...form.field('name')} />
          <FatherField form={form} account={account} />
          <div className={pair}>
            <SelectField
              label={intl.formatMessage(text.type)}
              choices={types.map((value) => ({ value, label: intl.formatMessage(typeWords[value]) }))}
              {...form.field('type')}
            />
            <SelectField
              label={intl.formatMessage(text.category)}
              choices={BusinessCategory.options.map((value) => ({
                value,
                label: intl.formatMessage(categoryWords[value]),
              }))}
              {...form.field('category')}
            />
          </div>
          <div className={pair}>
            <SelectField
              label={intl.formatMessage(text.country)}
              choices={countries.map(({ code, name }) => ({ value: code as string, label: name }))}
              {...form.field('country')}
            />
            <TextField
              label={intl.formatMessage(text.timezone)}
              hint={intl.formatMessage(text.timezoneHint)}
              list={list}
              autoComplete="off"
              required
              {...form.field('timezone')}
            />
            <datalist id={list}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone}
                </option>
              ))}
            </datalist>
          </div>
        </div>
      </Card>
      {sells && (
        <Card title={intl.formatMessage(text.sold)}>
          <div className={pair}>
            <SelectField
              label={intl.formatMessage(text.plan)}
              choices={[
                { value: '' as const, label: intl.formatMessage(text.noPlan) },
                ...Plan.options.map((value) => ({ value, label: intl.formatMessage(planWords[value]) })),
              ]}
              {...form.field('plan')}
            />
            <TextField
              label={intl.formatMessage(text.billerCode)}
              hint={intl.formatMessage(text.billerHint)}
              maxLength={50}
              {...form.field('billerCode')}
            />
          </div>
        </Card>
      )}
    </>
  );
}
