import { useIntl } from 'react-intl';
import { localeChoices } from '../../../page/locale/localeChoices.ts';
import { TimezoneField } from '../../../ui/country/TimezoneField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { BoundField } from '../../../ui/form/useForm.ts';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { pair } from './User.css.ts';
import { userMessages as words } from './user.messages.ts';
import type { UserDraft } from './userDraft.ts';

type PersonField = 'firstName' | 'lastName' | 'mobile' | 'timezone' | 'locale';

type PersonFieldsProps = { [Name in PersonField]: BoundField<Name, UserDraft[Name]> };

/** Name, phone, language and time zone of a user. */
export function PersonFields({ firstName, lastName, mobile, locale, timezone: zone }: PersonFieldsProps) {
  const intl = useIntl();
  const { name: _zone, ...timezone } = zone;
  return (
    <>
      <div className={pair}>
        <TextField label={intl.formatMessage(words.firstName)} maxLength={100} required {...firstName} />
        <TextField label={intl.formatMessage(words.lastName)} maxLength={100} optional {...lastName} />
      </div>
      <div className={pair}>
        <PhoneField label={intl.formatMessage(words.mobile)} optional {...mobile} />
        <SelectField label={intl.formatMessage(words.locale)} choices={localeChoices} {...locale} />
      </div>
      <TimezoneField label={intl.formatMessage(words.timezone)} {...timezone} />
    </>
  );
}
