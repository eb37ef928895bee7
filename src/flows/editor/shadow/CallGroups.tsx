import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readableNumber } from '#values/numberPlan.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { CallGroup } from '../../shadow/compareCalls.ts';
import type { ShadowResult } from './replayPastCalls.ts';
import { shadowMessages } from './shadow.messages.ts';
import * as styles from './Shadow.css.ts';
import { useGroupWords } from './useGroupWords.ts';

interface CallGroupsProps {
  title: string;
  groups: readonly CallGroup[];
  result: ShadowResult;
  timezone: string;
  onPlay: (uuid: string) => void;
}

/** Groups of calls, each of which lists its calls. */
export function CallGroups({ title, groups, ...rest }: CallGroupsProps) {
  const groupWords = useGroupWords(rest.result);
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {groups.map(({ change, calls }) => (
          <Group key={JSON.stringify(change)} what={groupWords(change)} calls={calls} {...rest} />
        ))}
      </ul>
    </div>
  );
}

interface GroupProps extends Pick<CallGroupsProps, 'result' | 'timezone' | 'onPlay'> {
  what: string;
  calls: readonly string[];
}

/** How many calls are listed at a time. */
const some = 20;

function Group({ what, calls, result, timezone, onPlay }: GroupProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(0);
  const isOpen = shown > 0;
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-label={intl.formatMessage(shadowMessages.group, { what, count: calls.length })}
        onClick={() => setShown(isOpen ? 0 : some)}
      >
        <span className={styles.arrow} data-open={isOpen || undefined}>
          <Icon name="chevronRight" size={14} />
        </span>
        <span className={styles.what}>{what}</span>
        <span className={styles.count}>{intl.formatNumber(calls.length)}</span>
      </button>
      {isOpen && (
        <ul className={styles.calls}>
          {calls.slice(0, shown).map((uuid) => {
            const facts = result.runs.get(uuid)?.facts;
            const when = intl.formatDate(facts?.at, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
            const caller = facts?.caller ? readableNumber(facts.caller) : intl.formatMessage(shadowMessages.withheld);
            return (
              <li key={uuid}>
                <button
                  type="button"
                  className={styles.call}
                  data-call={uuid}
                  aria-label={intl.formatMessage(shadowMessages.playCall, { when, caller })}
                  onClick={() => onPlay(uuid)}
                >
                  <Icon name="play" size={14} />
                  <span>{when}</span>
                  <span className={styles.detail}>{caller}</span>
                </button>
              </li>
            );
          })}
          {calls.length > shown && (
            <li>
              <Button size="small" look="quiet" onClick={() => setShown(shown + 5 * some)}>
                {intl.formatMessage(shadowMessages.more, { count: Math.min(5 * some, calls.length - shown) })}
              </Button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
