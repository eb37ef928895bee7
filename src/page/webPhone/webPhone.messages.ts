import { defineMessage } from 'react-intl';

export const emergencyNotice = defineMessage<{ numbers: string }>({
  id: 'phone.emergency',
  defaultMessage: 'A web phone can’t call {numbers}. Keep another phone at hand for emergencies.',
});
