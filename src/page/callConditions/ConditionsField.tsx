import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import { TagMatch, type TagConditionKind } from '#values/smartTag.ts';
import { kindWords } from '../../../page/smartTags/condition.messages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { aCondition, type ConditionDraft } from './conditionDraft.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { conditionNamed, fieldWords as words } from './conditions.messages.ts';
import * as styles from './SmartTags.css.ts';
import type { TagDraft, TagForm } from './tagDraft.ts';

interface ConditionsFieldProps {
  form: FormState<TagDraft, z.output<typeof TagForm>>;
  account: number;
}

const most = 20;
const kinds = Object.keys(kindWords) as TagConditionKind[];

/** What a call is asked for. */
export function ConditionsField({ form, account }: ConditionsFieldProps) {
  const intl = useIntl();
  const { conditions, match, subAccounts } = form.values;
  const added = useRef(conditions.length);
  const change = (at: number, part: Partial<ConditionDraft>) =>
    form.set(
      'conditions',
      conditions.map((condition, place) => (place === at ? { ...condition, ...part } : condition)),
    );
  const add = () => {
    added.current += 1;
    form.set('conditions', [...conditions, aCondition(`new ${added.current}`)]);
  };
  return (
    <>
      <h3 className={styles.heading}>{intl.formatMessage(words.when)}</h3>
      {conditions.length > 1 && (
        <SelectField
          label={intl.formatMessage(words.matchLabel)}
          value={match}
          choices={TagMatch.options.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          onChange={(next) => form.set('match', next)}
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
                onClick={() =>
                  form.set(
                    'conditions',
                    conditions.filter((_, place) => place !== at),
                  )
                }
              />
            </div>
            <ConditionFields
              draft={condition}
              account={subAccounts ? null : account}
              onChange={(part) => change(at, part)}
              errorAt={(field) => form.errorAt(`conditions.${at}.${field}`)}
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
