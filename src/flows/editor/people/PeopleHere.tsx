import { useIntl } from 'react-intl';
import type { PersonHere } from '#contract/telephony/flowPeople.contract.ts';
import { initialsOf } from '#values/fullName.ts';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { panel } from '../../../ui/menu/panel.css.ts';
import { PanelButton } from '../../../ui/menu/PanelButton.tsx';
import * as styles from './PeopleHere.css.ts';
import { peopleMessages as words } from './people.messages.ts';

/** As many initials stand in the bar. */
const mostShown = 3;

interface PeopleHereProps {
  /** In the order in which they came, with the name of the step that they have open. */
  people: readonly PersonHere[];
}

/** The initials of who else has the flow open; a list of them opens by a click. */
export function PeopleHere({ people }: PeopleHereProps) {
  const intl = useIntl();
  const names = intl.formatList(people.map(({ name }) => name));
  const label = people.length === 0 ? '' : intl.formatMessage(words.here, { names });
  const doing = ({ editing, step }: PersonHere) =>
    step === null
      ? intl.formatMessage(editing ? words.editing : words.looking)
      : intl.formatMessage(editing ? words.editingStep : words.lookingAt, { step });
  const more = people.length - mostShown;
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {label}
      </span>
      {people.length > 0 && (
        <PanelButton
          styles={{ button: styles.opener, panel, content: styles.content }}
          panelLabel={label}
          trigger={
            <>
              <span className={visuallyHidden}>{label}</span>
              {people.slice(0, mostShown).map(({ name }, index) => (
                <span key={`${name} ${String(index)}`} className={styles.person} aria-hidden>
                  {initialsOf(name)}
                </span>
              ))}
              {more > 0 && (
                <span className={styles.person} aria-hidden>
                  {intl.formatMessage(words.more, { count: more })}
                </span>
              )}
            </>
          }
        >
          {() => (
            <ul className={styles.list}>
              {people.map((person, index) => (
                <li key={`${person.name} ${String(index)}`} className={styles.row}>
                  <span className={styles.person} aria-hidden>
                    {initialsOf(person.name)}
                  </span>
                  <span>
                    <span className={styles.name}>{person.name}</span>
                    <span className={styles.detail}>
                      {intl.formatMessage(words.since, {
                        what: doing(person),
                        time: intl.formatTime(person.since, { timeStyle: 'short' }),
                      })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </PanelButton>
      )}
    </>
  );
}
