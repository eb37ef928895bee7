import type { IntlShape } from 'react-intl';
import type { Consent } from '#contract/messaging/optOuts.contract.ts';
import { toCsv } from '../../../ui/table/csv.ts';
import { saveCsv } from '../../../ui/table/saveCsv.ts';
import { changeMessages, optOutsMessages as words, sourceMessages } from './optOuts.messages.ts';

/** Downloads everything about one person’s consent, newest first, with times in UTC. */
export function saveLedger(intl: IntlShape, { msisdn, entries }: Consent): void {
  const heads = ['time', 'change', 'source', 'evidence', 'belowToo', 'answeredNumber', 'by'] as const;
  const csv = toCsv(
    heads.map((head) => intl.formatMessage(words[head])),
    entries.map(({ stamp, change, source, evidence, below, did, userName }) => [
      stamp,
      intl.formatMessage(changeMessages[change]),
      intl.formatMessage(sourceMessages[source]),
      evidence,
      below ? 'true' : 'false',
      did,
      userName,
    ]),
  );
  saveCsv(`${intl.formatMessage(words.file)} ${msisdn}`, csv);
}
