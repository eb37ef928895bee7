import { expect, test } from 'vitest';
import { DurationLabel } from '#contract/reporting/reports.contract.ts';
import { reportWords } from '../../server/reporting/scheduledReports/reportWords.ts';
import italian from '../../src/locales/translations/it-IT/report.json' with { type: 'json' };
import { durationLabels } from '../../src/screens/reporting/reports/durationReport.messages.ts';

test('a mailed report names the lengths of calls as its page does', () => {
  for (const label of DurationLabel.options) {
    const { id, defaultMessage } = durationLabels[label];
    const page = [defaultMessage, (italian as Record<string, string>)[id]];
    expect([reportWords['en-GB'].durations[label], reportWords['it-IT'].durations[label]]).toEqual(page);
  }
});
