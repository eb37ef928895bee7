import { useIntl } from 'react-intl';
import type { ConsentEntry } from '#contract/messaging/optOuts.contract.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { entries as entriesClass, entry as entryClass, quote, small } from './OptOuts.css.ts';
import { changeMessages, optOutsMessages as words, optOutsNamed, sourceMessages } from './optOuts.messages.ts';

/** The ledger of one person, newest first. */
export function ConsentEntries({ entries }: { entries: readonly ConsentEntry[] }) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  return (
    <ol className={entriesClass} aria-label={intl.formatMessage(words.history)}>
      {entries.map(({ id, stamp, change, source, evidence, below, did, userName }) => (
        <li key={id} className={entryClass}>
          <strong>{intl.formatMessage(changeMessages[change])}</strong>
          {evidence !== '' && <p className={quote}>{evidence}</p>}
          <span className={small}>
            {[
              intl.formatMessage(sourceMessages[source]),
              below && intl.formatMessage(words.belowToo),
              did && intl.formatMessage(optOutsNamed.answered, { number: phoneText(did).text }),
              userName,
              intl.formatDate(stamp, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
            ]
              .filter((part) => part !== '' && part !== false)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
