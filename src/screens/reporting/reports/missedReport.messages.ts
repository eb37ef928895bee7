import { defineMessages } from 'react-intl';

export const missedReportMessages = defineMessages({
  title: { id: 'report.missedTitle', defaultMessage: 'Missed calls' },
  file: { id: 'report.missedFile', defaultMessage: 'missed-calls' },
});
