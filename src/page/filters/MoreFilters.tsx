import { useIntl } from 'react-intl';
import { NumberNetwork } from '#values/numberWords.ts';
import { type LogFilters, logFilterNames, logFilterProblems } from '../../machines/filters/logFilters.ts';
import { type Choice, SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MoneyField } from '../../ui/money/MoneyField.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { networkMessages } from '../../ui/number/network.messages.ts';
import { chosen, more, pair } from './FilterBar.css.ts';
import { filterMessages } from './filter.messages.ts';
import { LeadFilter } from './LeadFilter.tsx';
import { ListFilter } from './ListFilter.tsx';
import { useFilterCurrency } from './useFilterCurrency.ts';
import { TagFilter } from './TagFilter.tsx';
import { moreMessages as words } from './moreFilters.messages.ts';
import type { PageFilters } from './usePageFilters.ts';

const networks = NumberNetwork.options.filter((network) => network !== 'any');
const yesOrNo = ['true', 'false'] as const;
const any = 'any';

/** The integer that a field holds; null while it holds none. */
function integer(text: string, least: number): number | null {
  const match = /^\s*-?\d{1,7}/.exec(text);
  return match ? Math.max(least, Number(match[0])) : null;
}

/** The filters that only the call log has. */
export function MoreFilters({ filters }: { filters: PageFilters }) {
  const { draft, send } = filters;
  const intl = useIntl();
  const currency = useFilterCurrency();
  const change = (changes: Partial<LogFilters>) => send({ type: 'draft.changed', changes });
  const set = logFilterNames.filter((name) => name !== 'kind' && [draft[name] ?? []].flat().length > 0);
  const title = intl.formatMessage(words.more);
  const text = set.length > 0 ? intl.formatMessage(filterMessages.count, { name: title, count: set.length }) : title;
  const problems = logFilterProblems(draft);

  const bound = (name: 'talkTimeMin' | 'talkTimeMax' | 'scoreMin' | 'scoreMax', error?: string) => (
    <TextField
      inputMode={name.startsWith('talk') ? 'numeric' : 'text'}
      label={intl.formatMessage(words[name])}
      value={draft[name] ?? ''}
      error={error}
      onChange={(typed) => change({ [name]: integer(typed, name.startsWith('talk') ? 0 : -1_000_000) })}
    />
  );
  const value = (name: 'revenueMin' | 'revenueMax', error?: string) => (
    <MoneyField
      label={intl.formatMessage(words[name])}
      currency={currency}
      value={draft[name]}
      error={error}
      onChange={(amount) => change({ [name]: amount })}
    />
  );
  const part = (name: 'answeredBy' | 'rangLast' | 'area' | 'location' | 'notes') => (
    <TextField
      label={intl.formatMessage(words[name])}
      value={draft[name] ?? ''}
      maxLength={100}
      onChange={(typed) => change({ [name]: typed === '' ? null : typed })}
    />
  );
  const problem = (name: (typeof problems)[number]) =>
    problems.includes(name) ? intl.formatMessage(filterMessages[name]) : undefined;

  return (
    <Popover
      label={text}
      trigger={
        <>
          <Icon name="filter" size={14} />
          <span className={set.length > 0 ? chosen : undefined}>{text}</span>
        </>
      }
    >
      {() => (
        <div className={more}>
          <div className={pair}>
            <TagFilter filters={filters} />
            <ListFilter
              title={intl.formatMessage(words.network)}
              options={networks.map((network) => ({
                id: network,
                label: intl.formatMessage(networkMessages[network]),
              }))}
              chosen={draft.network}
              onChange={(picked) => change({ network: networks.filter((network) => picked.includes(network)) })}
            />
          </div>
          <div className={pair}>
            <OneOrAny
              label={intl.formatMessage(words.firstTimeCaller)}
              value={draft.firstTimeCaller}
              choices={yesOrNo.map((value) => ({
                value,
                label: intl.formatMessage(words[`firstTimeCaller.${value}`]),
              }))}
              onChange={(firstTimeCaller) => change({ firstTimeCaller })}
            />
            <OneOrAny
              label={intl.formatMessage(words.audio)}
              value={draft.audio}
              choices={yesOrNo.map((value) => ({ value, label: intl.formatMessage(words[`audio.${value}`]) }))}
              onChange={(audio) => change({ audio })}
            />
          </div>
          <div className={pair}>
            <LeadFilter filters={filters} />
          </div>
          <OneOrAny
            label={intl.formatMessage(words.heard)}
            value={draft.heard}
            choices={yesOrNo.map((value) => ({ value, label: intl.formatMessage(words[`heard.${value}`]) }))}
            onChange={(heard) => change({ heard })}
          />
          <div className={pair}>
            {bound('talkTimeMin')}
            {bound('talkTimeMax', problem('talkTimeBackwards'))}
          </div>
          <div className={pair}>
            {bound('scoreMin')}
            {bound('scoreMax', problem('scoreBackwards'))}
          </div>
          <div className={pair}>
            {value('revenueMin')}
            {value('revenueMax', problem('revenueBackwards'))}
          </div>
          <div className={pair}>
            {part('answeredBy')}
            {part('rangLast')}
          </div>
          <div className={pair}>
            {part('area')}
            {part('location')}
          </div>
          {part('notes')}
        </div>
      )}
    </Popover>
  );
}

interface OneOrAnyProps<Value extends string> {
  label: string;
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | null) => void;
}

/** One of a few values, or any of them. */
function OneOrAny<Value extends string>({ label, value, choices, onChange }: OneOrAnyProps<Value>) {
  const intl = useIntl();
  return (
    <SelectField<Value | typeof any>
      label={label}
      value={value ?? any}
      choices={[{ value: any, label: intl.formatMessage(words.any) }, ...choices]}
      onChange={(chosenValue) => onChange(chosenValue === any ? null : chosenValue)}
    />
  );
}
