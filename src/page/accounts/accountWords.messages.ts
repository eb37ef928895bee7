import { defineMessages } from 'react-intl';

export const statusWords = defineMessages({
  active: { id: 'accountWord.active', defaultMessage: 'Active' },
  suspended: { id: 'accountWord.suspended', defaultMessage: 'Suspended' },
  invited: { id: 'accountWord.invited', defaultMessage: 'Invited' },
});

export const typeWords = defineMessages({
  reseller: { id: 'accountWord.reseller', defaultMessage: 'Reseller' },
  business: { id: 'accountWord.business', defaultMessage: 'Business' },
  subaccount: { id: 'accountWord.subaccount', defaultMessage: 'Sub-account' },
  client: { id: 'accountWord.client', defaultMessage: 'Client' },
});

export const categoryWords = defineMessages({
  automotive: { id: 'accountWord.automotive', defaultMessage: 'Automotive' },
  healthcare: { id: 'accountWord.healthcare', defaultMessage: 'Healthcare' },
  homeServices: { id: 'accountWord.homeServices', defaultMessage: 'Home services' },
  realEstate: { id: 'accountWord.realEstate', defaultMessage: 'Real estate' },
  others: { id: 'accountWord.others', defaultMessage: 'Others' },
  OTHER: { id: 'accountWord.OTHER', defaultMessage: 'Not specified' },
});

export const planWords = defineMessages({
  starter: { id: 'accountWord.starter', defaultMessage: 'Starter' },
  agency: { id: 'accountWord.agency', defaultMessage: 'Agency' },
  custom: { id: 'accountWord.custom', defaultMessage: 'Mammoth' },
});
