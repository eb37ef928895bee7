import { useIntl } from 'react-intl';
import { mostOfWebsite } from '#contract/attribution/websites.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { editorNamed, editorWords as words } from './editor.messages.ts';
import { EntryHead } from './EntryHead.tsx';
import { anOrigin, type OriginValues, type WebsiteValues } from './websiteDraft.ts';
import { entry, muted, pair, stack } from './Websites.css.ts';

type Form = Pick<FormState<WebsiteValues, unknown>, 'values' | 'set' | 'errorAt'>;

/** Each field with the path of its error and what it may look like. */
const fields = [
  { name: 'referrer', label: words.referrer, path: 'referrer', example: 'partner.example', optional: true },
  { name: 'path', label: words.path, path: 'path', example: '/', optional: true },
  { name: 'name', label: words.parameter, path: 'parameter.name', example: 'ref', optional: true },
  { name: 'value', label: words.value, path: 'parameter.value', example: undefined, optional: true },
  { name: 'source', label: words.source, path: 'source', example: undefined, optional: false },
  { name: 'medium', label: words.medium, path: 'medium', example: undefined, optional: false },
  { name: 'campaign', label: words.campaign, path: 'campaign', example: undefined, optional: true },
] as const;

/** What the owner says about where visits come from. */
export function OriginsCard({ form: { values, set, errorAt } }: { form: Form }) {
  const intl = useIntl();
  const { origins } = values;
  const change = (at: number, origin: OriginValues, changed: Partial<OriginValues>) =>
    set('origins', origins.with(at, { ...origin, ...changed }));
  return (
    <Card title={intl.formatMessage(words.originsTitle)}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(words.originsIntro)}</p>
        {origins.map((origin, at) => (
          <div key={origin.id} className={entry}>
            <EntryHead
              name={intl.formatMessage(editorNamed.originAt, { at: at + 1 })}
              onRemove={() => set('origins', origins.toSpliced(at, 1))}
            />
            <div className={pair}>
              {fields.map(({ name, label, path, example, optional }) => (
                <TextField
                  key={name}
                  label={intl.formatMessage(label)}
                  optional={optional}
                  {...(example !== undefined && { placeholder: example })}
                  maxLength={200}
                  autoComplete="off"
                  spellCheck={false}
                  value={origin[name]}
                  error={errorAt(`origins.${at}.${path}`)}
                  onChange={(next) => change(at, origin, { [name]: next })}
                />
              ))}
            </div>
          </div>
        ))}
        <div>
          <Button
            size="small"
            disabled={origins.length >= mostOfWebsite.rules}
            onClick={() => set('origins', [...origins, anOrigin()])}
          >
            {intl.formatMessage(words.addOrigin)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
