import { defineMessage } from 'react-intl';

/** Name of the country list of a phone field: `Mobile: country`. */
export const phoneCountryMessage = defineMessage<{ label: string }>({
  id: 'phone.country',
  defaultMessage: '{label}: country',
});
