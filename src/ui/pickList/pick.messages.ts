import { defineMessages } from 'react-intl';

export const pickMessages = defineMessages({
  choose: { id: 'widget.choose', defaultMessage: 'Choose…' },
  nothingFound: { id: 'widget.nothingFound', defaultMessage: 'No results' },
  searchCountries: { id: 'widget.searchCountries', defaultMessage: 'Search countries' },
  searchZones: { id: 'widget.searchZones', defaultMessage: 'Search cities and time zones' },
  searchAccounts: { id: 'widget.searchAccounts', defaultMessage: 'Search accounts' },
  searchNumbers: { id: 'widget.searchNumbers', defaultMessage: 'Search by number or name' },
  account: { id: 'widget.account', defaultMessage: 'Account' },
  allAccounts: { id: 'widget.allAccounts', defaultMessage: 'All accounts' },
  type: { id: 'widget.type', defaultMessage: 'Type' },
  allTypes: { id: 'widget.allTypes', defaultMessage: 'All types' },
});
