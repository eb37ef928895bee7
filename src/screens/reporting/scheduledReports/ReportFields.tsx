import { useIntl } from 'react-intl';
import { ReportFrequency, ReportKind, ReportRange } from '#contract/reporting/scheduledReports.contract.ts';
import { localeNames, locales } from '../../../page/locale/locale.ts';
import { type AccountChoice, AccountField } from '../../../ui/pickList/AccountField.tsx';
import { AccountsField } from '../../../ui/pickList/AccountsField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import type { ReportDraft, ReportForm } from './reportDraft.ts';
import { pair } from './ScheduledReports.css.ts';
import { reportMessages as words } from './scheduledReports.messages.ts';
import { useReportWords } from './useReportWords.ts';

interface ReportFieldsProps {
  form: FormState<ReportDraft, ReportForm>;
  accounts: readonly AccountChoice[];
  /** The account is fixed once created. */
  isNew: boolean;
}

/** What is sent, when and to whom. */
export function ReportFields({ form, accounts, isNew }: ReportFieldsProps) {
  const intl = useIntl();
  const { choices, hours, weekdays, days } = useReportWords();
  const { account, frequency } = form.values;
  const branch = branchOf(accounts, account);
  const move = (to: number) => {
    form.set('account', to);
    form.set('accounts', [to]);
  };
  return (
    <>
      <TextField
        label={intl.formatMessage(words.name)}
        hint={intl.formatMessage(words.nameHint)}
        maxLength={100}
        required
        {...form.field('name')}
      />
      {isNew && accounts.length > 1 && (
        <AccountField label={intl.formatMessage(words.account)} accounts={accounts} value={account} onChange={move} />
      )}
      {branch.length > 1 && (
        <AccountsField
          label={intl.formatMessage(words.accounts)}
          accounts={branch}
          value={form.values.accounts}
          error={form.errorAt('accounts')}
          onChange={(chosen) => form.set('accounts', chosen)}
        />
      )}
      <div className={pair}>
        <SelectField
          label={intl.formatMessage(words.report)}
          choices={choices(ReportKind.options)}
          {...form.field('report')}
        />
        <SelectField
          label={intl.formatMessage(words.range)}
          choices={choices(ReportRange.options)}
          {...form.field('range')}
        />
        <SelectField
          label={intl.formatMessage(words.frequency)}
          choices={choices(ReportFrequency.options)}
          {...form.field('frequency')}
        />
        {frequency === 'weekly' && (
          <SelectField label={intl.formatMessage(words.weekday)} choices={weekdays} {...form.field('weekday')} />
        )}
        {frequency === 'monthly' && (
          <SelectField label={intl.formatMessage(words.day)} choices={days} {...form.field('day')} />
        )}
        <SelectField label={intl.formatMessage(words.hour)} choices={hours} {...form.field('hour')} />
        <SelectField
          label={intl.formatMessage(words.language)}
          choices={locales.map((value) => ({ value, label: localeNames[value] }))}
          {...form.field('locale')}
        />
      </div>
      <TextArea
        label={intl.formatMessage(words.recipients)}
        hint={intl.formatMessage(words.recipientsHint)}
        required
        {...form.field('recipients')}
      />
    </>
  );
}

interface InTree {
  id: number;
  subLevel: number;
}

/** An account and those below it, from a flat tree with parents first. */
function branchOf<Account extends InTree>(accounts: readonly Account[], top: number): Account[] {
  const start = accounts.findIndex(({ id }) => id === top);
  const root = accounts[start];
  if (!root) return [];
  const end = accounts.findIndex(({ subLevel }, at) => at > start && subLevel <= root.subLevel);
  return accounts.slice(start, end === -1 ? undefined : end);
}
