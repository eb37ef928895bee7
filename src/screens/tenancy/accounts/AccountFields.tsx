import { resellers } from '#values/roleGroups.ts';
import { useIntl } from 'react-intl';
import { type Account, AccountType, BusinessCategory, Plan } from '#contract/tenancy/accounts.contract.ts';
import { categoryWords, planWords, typeWords } from '../../../page/accounts/accountWords.messages.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { TimezoneField } from '../../../ui/country/TimezoneField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { pair, stack } from './Account.css.ts';
import { accountMessages as text } from './account.messages.ts';
import { FatherField } from './FatherField.tsx';
import { SellerFields } from './SellerFields.tsx';
import type { AccountFormState } from './useAccountForm.ts';

interface AccountFieldsProps {
  form: AccountFormState;
  /** Undefined when creating; an account cannot be its own parent. */
  account?: Account;
}

/** An account's details; route, billing, plan and billing reference only for resellers. */
export function AccountFields({ form, account }: AccountFieldsProps) {
  const intl = useIntl();
  const sells = useAllowed(resellers);
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
          {sells && <SellerFields form={form} account={account} />}
          <div className={pair}>
            <CountryField label={intl.formatMessage(text.country)} {...form.field('country')} />
            <TimezoneField
              label={intl.formatMessage(text.timezone)}
              hint={intl.formatMessage(text.timezoneHint)}
              country={form.values.country}
              {...form.field('timezone')}
            />
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
