import { useIntl } from 'react-intl';
import type { Requirement } from '#contract/telephony/bundles.contract.ts';
import type { BundleContent } from '#values/bundle.ts';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { DatePicker } from '../../../ui/date/DateField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { addressParts, type BundleValues, carrierLanguage } from './bundleDraft.ts';
import { group, pair } from './Bundles.css.ts';
import { bundlesMessages, editorWords as words } from './bundles.messages.ts';

const most = { name: 100, street: 100, city: 60, region: 60, postcode: 20 };

interface BundleFieldsProps {
  form: FormState<BundleValues, BundleContent>;
  requirements: readonly Requirement[];
  /** While the carrier checks, and once it has approved. */
  locked: boolean;
}

/** Details in the regulator's words, and the address. */
export function BundleFields({ form, requirements, locked }: BundleFieldsProps) {
  const intl = useIntl();
  const { fields, address } = form.values;
  const details = requirements.filter(({ kind }) => kind === 'text' || kind === 'date');
  const needsAddress = requirements.some(({ kind }) => kind === 'address');
  return (
    <fieldset className={group} disabled={locked}>
      {details.length > 0 && (
        <Card title={intl.formatMessage(words.details)}>
          <div className={pair}>
            {details.map(({ id, label, hint, kind }) => {
              const field = {
                label,
                hint: hint ?? undefined,
                lang: carrierLanguage,
                value: fields[id] ?? '',
                error: form.errorAt(`fields.${id}`),
                onChange: (value: string) => form.set('fields', { ...fields, [id]: value }),
              };
              const isDate = kind === 'date' && !locked;
              return isDate ? <DatePicker key={id} {...field} /> : <TextField key={id} maxLength={200} {...field} />;
            })}
          </div>
        </Card>
      )}
      {needsAddress && (
        <Card title={intl.formatMessage(words.address)}>
          <div className={pair}>
            {addressParts.map((part) => (
              <TextField
                key={part}
                label={intl.formatMessage(words[part])}
                maxLength={most[part]}
                value={address[part]}
                error={form.errorAt(`address.${part}`)}
                onChange={(value) => form.set('address', { ...address, [part]: value })}
              />
            ))}
            <CountryField
              label={intl.formatMessage(bundlesMessages.country)}
              value={address.country}
              disabled={locked}
              error={form.errorAt('address.country')}
              onChange={(country) => form.set('address', { ...address, country })}
            />
          </div>
        </Card>
      )}
    </fieldset>
  );
}
