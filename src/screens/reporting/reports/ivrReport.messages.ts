import { defineMessages } from 'react-intl';

export const ivrReportMessages = defineMessages({
  title: { id: 'report.ivrTitle', defaultMessage: 'IVR' },
  chart: { id: 'report.ivrChart', defaultMessage: 'Calls by first key' },
  key: { id: 'report.ivrKey', defaultMessage: 'Key' },
  digits: { id: 'report.ivrDigits', defaultMessage: 'Keys' },
  empty: { id: 'report.ivrEmpty', defaultMessage: 'No caller pressed a key in this range' },
  file: { id: 'report.ivrFile', defaultMessage: 'ivr' },
});
