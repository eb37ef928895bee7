import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { SwapMedium, SwapSource } from '#values/website.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { editorNamed, editorWords as words, mediumWords, sourceWords } from './editor.messages.ts';
import { useOwnNumbers } from './useOwnNumbers.ts';
import { poolChoice, type RuleValues } from './websiteDraft.ts';
import { pair } from './Websites.css.ts';

interface RuleFieldsProps {
  website: Website;
  value: RuleValues;
  /** The numbers of the page that a rule may replace. */
  targets: readonly string[];
  onChange: (value: RuleValues) => void;
  errorOf: (field: keyof RuleValues) => string | undefined;
}

export function RuleFields({ website, value, targets, onChange, errorOf }: RuleFieldsProps) {
  const intl = useIntl();
  const shown = useShownChoices(website);
  const set = <Name extends keyof RuleValues>(name: Name, next: RuleValues[Name]) =>
    onChange({ ...value, [name]: next });
  // A target that no longer stands on the page is still shown, so that it can be changed.
  const offered = value.target === '' || targets.includes(value.target) ? targets : [...targets, value.target];
  return (
    <div className={pair}>
      <SelectField
        label={intl.formatMessage(words.medium)}
        value={value.medium}
        choices={SwapMedium.options.map((each) => ({ value: each, label: intl.formatMessage(mediumWords[each]) }))}
        onChange={(next) => set('medium', next)}
      />
      <SelectField
        label={intl.formatMessage(words.source)}
        value={value.source}
        choices={SwapSource.options.map((each) => ({ value: each, label: intl.formatMessage(sourceWords[each]) }))}
        onChange={(next) => set('source', next)}
      />
      <TextField
        label={intl.formatMessage(words.landing)}
        optional
        placeholder="/"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={value.landing}
        error={errorOf('landing')}
        onChange={(next) => set('landing', next)}
      />
      <TextField
        label={intl.formatMessage(words.campaign)}
        optional
        maxLength={100}
        autoComplete="off"
        value={value.campaign}
        error={errorOf('campaign')}
        onChange={(next) => set('campaign', next)}
      />
      <SelectField
        label={intl.formatMessage(words.target)}
        value={value.target}
        error={errorOf('target')}
        choices={[
          { value: '', label: intl.formatMessage(words.everyNumber) },
          ...offered.map((each) => ({ value: each, label: phoneText(each).text })),
        ]}
        onChange={(next) => set('target', next)}
      />
      <PickField
        label={intl.formatMessage(words.show)}
        error={errorOf('show')}
        options={shown}
        chosen={value.show === '' ? [] : [value.show]}
        onChange={([next = '']) => set('show', next)}
        placeholder={intl.formatMessage(words.chooseShown)}
        searchLabel={intl.formatMessage(words.searchShown)}
        emptyLabel={intl.formatMessage(words.nothingShown)}
      />
    </div>
  );
}

/** Pools of the website, then numbers of its account. */
function useShownChoices(website: Website) {
  const intl = useIntl();
  const numbers = useOwnNumbers(website);
  return useMemo(
    () => [
      ...website.pools.map(({ id, name, numbers: { length: count } }) => ({
        id: poolChoice(id),
        label: intl.formatMessage(editorNamed.pool, { name }),
        detail: intl.formatMessage(editorNamed.poolSize, { count }),
      })),
      ...numbers.map(({ did, name }) => ({ id: did, label: name, detail: phoneText(did).text, words: did })),
    ],
    [website.pools, numbers, intl],
  );
}
