import { useIntl } from 'react-intl';
import type { PortingDetails } from '#values/portingWords.ts';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { portingMessages as words } from './porting.messages.ts';
import * as styles from './Porting.css.ts';
import type { PortingValues } from './portingDraft.ts';

const types = ['geo', 'mobile', 'smart', 'tollfree'] as const;
const parts = ['unit', 'number', 'street', 'city', 'state', 'postcode'] as const;
const most = { unit: 20, number: 20, street: 100, city: 100, state: 60, postcode: 12 };

interface PortingFieldsProps {
  form: FormState<PortingValues, PortingDetails>;
  /** Submitted requests cannot be edited. */
  locked: boolean;
  /** The field for the invoice file. */
  invoice: React.ReactNode;
}

/** The details that carriers require: numbers, signer and company address. */
export function PortingFields({ form, locked, invoice }: PortingFieldsProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { address } = form.values;
  const phone = form.field('phone');
  return (
    <fieldset className={styles.fieldset} disabled={locked}>
      <Card title={text('what')}>
        <div className={styles.stack}>
          <TextArea label={text('numbers')} hint={text('numbersHint')} rows={4} {...form.field('numbers')} />
          <div className={styles.pair}>
            <SelectField
              label={text('type')}
              choices={types.map((value) => ({ value, label: text(value) }))}
              {...form.field('type')}
            />
            <TextField label={text('carrier')} maxLength={100} {...form.field('carrier')} />
            <TextField label={text('customer')} maxLength={60} {...form.field('customer')} />
          </div>
          {invoice}
        </div>
      </Card>
      <Card title={text('who')}>
        <div className={styles.pair}>
          <TextField label={text('name')} maxLength={100} autoComplete="name" {...form.field('name')} />
          <TextField label={text('role')} maxLength={100} {...form.field('title')} />
          <PhoneField
            label={text('phone')}
            {...phone}
            value={phone.value || null}
            disabled={locked}
            onChange={(value) => phone.onChange(value ?? '')}
          />
          <TextField label={text('company')} maxLength={100} autoComplete="organization" {...form.field('company')} />
          <TextField label={text('tax')} maxLength={40} {...form.field('tax')} />
        </div>
      </Card>
      <Card title={text('address')}>
        <div className={styles.stack}>
          <div className={styles.pair}>
            {parts.map((part) => (
              <TextField
                key={part}
                label={text(part)}
                optional={part === 'unit' || part === 'state'}
                maxLength={most[part]}
                value={address[part]}
                error={form.errorAt(`address.${part}`)}
                onChange={(value) => form.set('address', { ...address, [part]: value })}
              />
            ))}
            <CountryField
              label={text('country')}
              value={address.country || null}
              disabled={locked}
              error={form.errorAt('address.country')}
              onChange={(country) => form.set('address', { ...address, country })}
            />
          </div>
          <TextArea label={text('message')} optional maxLength={2000} {...form.field('message')} />
        </div>
      </Card>
    </fieldset>
  );
}
