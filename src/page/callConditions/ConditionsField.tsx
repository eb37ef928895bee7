import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { type CallConditionKind, ConditionMatch } from '#values/callConditions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { kindWords } from './condition.messages.ts';
import { aCondition, type ConditionDraft } from './conditionDraft.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { conditionNamed, fieldWords as words } from './conditionFields.messages.ts';
import * as styles from './Conditions.css.ts';

interface ConditionsFieldProps {
  conditions: readonly ConditionDraft[];
  match: ConditionMatch;
  /** Null for those of all accounts that the user sees. */
  account: number | null;
  onConditions: (conditions: ConditionDraft[]) => void;
  onMatch: (match: ConditionMatch) => void;
  /** What is wrong with a field of a condition, by its place. */
  errorAt: (path: string) => string | undefined;
}

const most = 20;
const kinds = Object.keys(kindWords) as CallConditionKind[];

/** What a call is asked for. */
export function ConditionsField({ conditions, match, account, onConditions, onMatch, errorAt }: ConditionsFieldProps) {
  const intl = useIntl();
  const added = useRef(conditions.length);
  const change = (at: number, part: Partial<ConditionDraft>) =>
    onConditions(conditions.map((condition, place) => (place === at ? { ...condition, ...part } : condition)));
  const add = () => {
    added.current += 1;
    onConditions([...conditions, aCondition(`new ${added.current}`)]);
  };
  return (
    <>
      <h3 className={styles.heading}>{intl.formatMessage(words.when)}</h3>
      {conditions.length > 1 && (
        <SelectField
          label={intl.formatMessage(words.matchLabel)}
          value={match}
          choices={ConditionMatch.options.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          onChange={onMatch}
        />
      )}
      <ul className={styles.conditions}>
        {conditions.map((condition, at) => (
          <li key={condition.key} className={styles.condition}>
            <div className={styles.head}>
              <SelectField
                label={intl.formatMessage(words.kind)}
                value={condition.kind}
                choices={kinds.map((value) => ({ value, label: intl.formatMessage(kindWords[value]) }))}
                onChange={(kind) => change(at, { kind, chosen: [] })}
              />
              <IconButton
                icon="trash"
                size="small"
                label={intl.formatMessage(conditionNamed.remove, {
                  name: intl.formatMessage(kindWords[condition.kind]),
                })}
                disabled={conditions.length === 1}
                onClick={() => onConditions(conditions.filter((_, place) => place !== at))}
              />
            </div>
            <ConditionFields
              draft={condition}
              account={account}
              onChange={(part) => change(at, part)}
              errorAt={(field) => errorAt(`conditions.${at}.${field}`)}
            />
            <Checkbox checked={condition.not} onChange={(not) => change(at, { not })}>
              {intl.formatMessage(words.not)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" disabled={conditions.length === most} onClick={add}>
          <Icon name="plus" />
          {intl.formatMessage(words.add)}
        </Button>
      </div>
    </>
  );
}
