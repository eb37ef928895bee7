import { useIntl } from 'react-intl';
import { mostOfWebsite } from '#contract/attribution/websites.contract.ts';
import { Replacement } from '#values/website.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { editorNamed, editorWords as words, replacementWords } from './editor.messages.ts';
import { EntryHead } from './EntryHead.tsx';
import { aNumber, type NumberValues, type WebsiteValues } from './websiteDraft.ts';
import { entry, muted, pair, stack } from './Websites.css.ts';

type Form = Pick<FormState<WebsiteValues, unknown>, 'values' | 'set' | 'errorAt'>;

/** The fields that each way to stand on a page has besides the number. */
const fieldsOf = {
  text: [],
  image: ['find', 'image'],
  custom: ['selector'],
  js: ['call'],
} as const satisfies Record<Replacement, readonly (keyof NumberValues & keyof typeof words)[]>;

/** The numbers that stand on the website. */
export function NumbersCard({ form: { values, set, errorAt } }: { form: Form }) {
  const intl = useIntl();
  const { numbers } = values;
  const change = (at: number, changed: Partial<NumberValues>) =>
    set(
      'numbers',
      numbers.map((number, each) => (each === at ? { ...number, ...changed } : number)),
    );
  const hintOf = (field: (typeof fieldsOf)[Replacement][number]) => {
    if (field === 'call') return intl.formatMessage(words.callHint);
    return field === 'image' ? intl.formatMessage(editorNamed.imageHint, { placeholder: '{number}' }) : undefined;
  };
  return (
    <Card title={intl.formatMessage(words.numbersTitle)}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(words.numbersIntro)}</p>
        {numbers.map((value, at) => {
          const { key, number, replacement } = value;
          const name =
            number === null ? intl.formatMessage(editorNamed.numberAt, { at: at + 1 }) : phoneText(number).text;
          return (
            <div key={key} className={entry}>
              <EntryHead name={name} onRemove={() => set('numbers', numbers.toSpliced(at, 1))} />
              <div className={pair}>
                <PhoneField
                  label={intl.formatMessage(words.number)}
                  autoComplete="off"
                  value={number}
                  error={errorAt(`numbers.${at}.number`)}
                  onChange={(next) => change(at, { number: next })}
                />
                <SelectField
                  label={intl.formatMessage(words.replacement)}
                  value={replacement}
                  choices={Replacement.options.map((each) => ({
                    value: each,
                    label: intl.formatMessage(replacementWords[each]),
                  }))}
                  onChange={(next) => change(at, { replacement: next })}
                />
                {fieldsOf[replacement].map((field) => (
                  <TextField
                    key={field}
                    label={intl.formatMessage(words[field])}
                    hint={hintOf(field)}
                    maxLength={500}
                    autoComplete="off"
                    spellCheck={false}
                    value={value[field]}
                    error={errorAt(`numbers.${at}.${field}`)}
                    onChange={(next) => change(at, { [field]: next })}
                  />
                ))}
              </div>
            </div>
          );
        })}
        <div>
          <Button
            size="small"
            disabled={numbers.length >= mostOfWebsite.numbers}
            onClick={() => set('numbers', [...numbers, aNumber(crypto.randomUUID())])}
          >
            {intl.formatMessage(words.addNumber)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
