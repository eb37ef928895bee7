import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportCsv } from '../../server/reporting/scheduledReports/reportCsv.ts';
import { toCsv } from '../../src/ui/table/csv.ts';

test('a report’s file is the same from its page and by mail', () => {
  const tricky = fc.constantFrom('=1+1', '-5', '"', 'a,b', 'a;b', '\r\n', 'é', '+61391234567', '');
  const cell = fc.oneof(fc.string(), tricky, fc.double({ noNaN: true }));
  const line = fc.array(cell, { minLength: 1 });
  const law = fc.property(fc.array(fc.string(), { minLength: 1 }), fc.array(line), (head, lines) => {
    expect(reportCsv({ head, lines }).toString('utf8')).toBe(`\ufeff${toCsv(head, lines)}`);
  });
  fc.assert(law);
});
