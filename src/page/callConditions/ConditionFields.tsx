import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { inboundStatuses } from '../filters/shownStatuses.ts';
import { NumbersField } from '../numbers/NumbersField.tsx';
import { callerWords } from './condition.messages.ts';
import { askedStatusMessages } from '../../ui/callStatus/callStatus.messages.ts';
import { CheckboxesField } from '../../ui/field/CheckboxGroup.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { PickField } from '../../ui/pickList/PickField.tsx';
import type { ConditionFieldsProps } from './conditionFields.ts';
import { fieldWords as words } from './conditionFields.messages.ts';
import { HoursFields } from './HoursFields.tsx';
import * as styles from './Conditions.css.ts';

/** What a condition asks of the fact that is chosen. */
export function ConditionFields(props: ConditionFieldsProps) {
  const intl = useIntl();
  const { draft, account, onChange, errorAt } = props;
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  switch (draft.kind) {
    case 'duration':
    case 'talkTime':
    case 'leadScore':
      return <LimitFields {...props} />;
    case 'callerType':
      return (
        <SelectField
          label={text('is')}
          value={draft.callerType}
          choices={(['new', 'returning'] as const).map((value) => ({
            value,
            label: intl.formatMessage(callerWords[value]),
          }))}
          onChange={(callerType) => onChange({ callerType })}
        />
      );
    case 'status':
      return (
        <CheckboxesField
          label={text('is')}
          className={styles.choices}
          choices={inboundStatuses.map((value) => ({
            value,
            content: value === 'noMessage' ? text('withoutMessage') : intl.formatMessage(askedStatusMessages[value]),
          }))}
          isChecked={(status) => draft.chosen.includes(status)}
          onChange={(status, isChosen) =>
            onChange({ chosen: isChosen ? [...draft.chosen, status] : draft.chosen.filter((one) => one !== status) })
          }
          error={errorAt('chosen')}
        />
      );
    case 'trackingSource':
      return <SourcesField {...props} />;
    case 'trackingNumber':
      return (
        <NumbersField
          required
          account={account}
          label={text('is')}
          placeholder={text('chooseNumbers')}
          searchLabel={text('searchNumbers')}
          emptyLabel={text('noNumbers')}
          chosen={draft.chosen}
          onChange={(chosen) => onChange({ chosen })}
          error={errorAt('chosen')}
        />
      );
    case 'hours':
      return <HoursFields {...props} />;
    case 'webCampaign':
    case 'webLanding':
      return (
        <TextField
          label={text('has')}
          maxLength={200}
          value={draft.text}
          onChange={(next) => onChange({ text: next })}
          error={errorAt('text')}
        />
      );
    default:
      return (
        <TextField
          label={text('is')}
          hint={text('severalHint')}
          maxLength={2000}
          value={draft.text}
          onChange={(next) => onChange({ text: next })}
          error={errorAt('text')}
        />
      );
  }
}

function LimitFields({ draft, onChange, errorAt }: ConditionFieldsProps) {
  const intl = useIntl();
  const unit = draft.kind === 'leadScore' ? undefined : intl.formatMessage(words.seconds);
  const limit = (name: 'min' | 'max') => ({
    inputMode: 'numeric' as const,
    maxLength: 5,
    hint: unit,
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorAt(name),
  });
  return (
    <div className={styles.pair}>
      <TextField label={intl.formatMessage(words.least)} {...limit('min')} />
      <TextField label={intl.formatMessage(words.most)} optional {...limit('max')} />
    </div>
  );
}

function SourcesField({ draft, account, onChange, errorAt }: ConditionFieldsProps) {
  const intl = useIntl();
  const sources = useEndpoint('listSources', {}).data ?? [];
  const own = sources.filter((one) => account === null || one.account === account).map(({ source }) => source);
  const names = [...new Set([...draft.chosen, ...own])];
  return (
    <PickField
      label={intl.formatMessage(words.is)}
      placeholder={intl.formatMessage(words.chooseSources)}
      searchLabel={intl.formatMessage(words.searchSources)}
      emptyLabel={intl.formatMessage(words.noSources)}
      multiple
      options={names.map((name) => ({ id: name, label: name }))}
      chosen={draft.chosen}
      onChange={(chosen) => onChange({ chosen })}
      error={errorAt('chosen')}
    />
  );
}
