import { defineMessage } from 'react-intl';

/** The name of the country list beside a phone number: `Mobile: country`. */
export const phoneCountryMessage = defineMessage<{ label: string }>({
  id: 'phone.country',
  defaultMessage: '{label}: country',
});
