import { useIntl } from 'react-intl';
import { mostOfWebsite, type Website } from '#contract/attribution/websites.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { editorNamed, editorWords as words } from './editor.messages.ts';
import { EntryHead } from './EntryHead.tsx';
import { RuleFields } from './RuleFields.tsx';
import { aRule, type RuleValues, type WebsiteValues } from './websiteDraft.ts';
import { entry, muted, stack } from './Websites.css.ts';

interface RulesCardProps {
  website: Website;
  form: Pick<FormState<WebsiteValues, unknown>, 'values' | 'set' | 'errorAt'>;
}

/** Who sees which number: the first rule that fits decides. */
export function RulesCard({ website, form: { values, set, errorAt } }: RulesCardProps) {
  const intl = useIntl();
  const { rules, numbers } = values;
  const targets = numbers.flatMap(({ number }) => number ?? []);
  const save = (changed: RuleValues[]) => set('rules', changed);
  const swap = (one: number, other: number) => {
    const [first, second] = [rules[one], rules[other]];
    if (first && second) save(rules.with(one, second).with(other, first));
  };
  return (
    <Card title={intl.formatMessage(words.rulesTitle)}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(numbers.length === 0 ? words.rulesNeedNumbers : words.rulesIntro)}</p>
        {rules.map((rule, at) => (
          <div key={rule.id} className={entry}>
            <EntryHead
              name={intl.formatMessage(editorNamed.rule, { at: at + 1 })}
              onRemove={() => save(rules.toSpliced(at, 1))}
              onUp={at === 0 ? null : () => swap(at, at - 1)}
              onDown={at === rules.length - 1 ? null : () => swap(at, at + 1)}
            />
            <RuleFields
              website={website}
              value={rule}
              targets={targets}
              onChange={(changed) => save(rules.with(at, changed))}
              errorOf={(field) => errorAt(`rules.${at}.${field}`) ?? errorAt(`rules.${at}.${field}.number`)}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            disabled={rules.length >= mostOfWebsite.rules || numbers.length === 0}
            onClick={() => save([...rules, aRule()])}
          >
            {intl.formatMessage(words.addRule)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
