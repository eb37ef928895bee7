import { useIntl } from 'react-intl';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { BusinessValues } from './businessDraft.ts';
import { fields, pair, street, streetLine } from './Signup.css.ts';
import { signupMessages as text } from './signup.messages.ts';

type Address = BusinessValues['businessAddress'];

interface AddressFieldsProps {
  address: Address;
  onChange: (address: Address) => void;
  errorAt: (name: keyof Address) => string | undefined;
}

export function AddressFields({ address, onChange, errorAt }: AddressFieldsProps) {
  const intl = useIntl();
  const field = (name: Exclude<keyof Address, 'country'>) => ({
    label: intl.formatMessage(text[name]),
    value: address[name],
    error: errorAt(name),
    maxLength: 100,
    onChange: (value: string) => onChange({ ...address, [name]: value }),
  });
  return (
    <div className={fields}>
      <CountryField
        label={intl.formatMessage(text.country)}
        value={address.country}
        error={errorAt('country')}
        onChange={(country) => onChange({ ...address, country })}
      />
      <div className={streetLine}>
        <TextField {...field('unit')} />
        <TextField {...field('number')} />
        <div className={street}>
          <TextField autoComplete="address-line1" {...field('street')} />
        </div>
      </div>
      <div className={pair}>
        <TextField autoComplete="address-level2" {...field('city')} />
        <TextField autoComplete="postal-code" {...field('postCode')} />
      </div>
    </div>
  );
}
