import type { RoundRobinSettings } from './roundRobin.node.ts';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../parts/fields.messages.ts';
import type { FormProps } from '../parts/nodeView.ts';
import * as styles from '../parts/fields.css.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { freshId } from '../parts/targets.ts';
import { TargetsField } from '../parts/TargetsField.tsx';
import { roundRobinMessages } from './roundRobin.messages.ts';

export function RoundRobinForm({ draft, change, errorAt, country, account }: FormProps<RoundRobinSettings>) {
  const intl = useIntl();
  return (
    <>
      <TargetsField
        targets={draft.targets}
        onChange={(targets, group) => change({ ...draft, targets }, group)}
        fresh={() => ({ id: freshId(draft.targets, 't'), label: '', number: '', weight: 1 })}
        errorAt={errorAt}
        country={country}
        account={account}
        max={10}
        webPhones
        extra={(target, index, put) => (
          <NumberField
            label={intl.formatMessage(fieldMessages.weight)}
            min={1}
            max={100}
            value={target.weight}
            error={errorAt(`targets.${index}.weight`)}
            onChange={(weight) => put({ ...target, weight })}
          />
        )}
      />
      <div className={styles.row}>
        <NumberField
          label={intl.formatMessage(roundRobinMessages.timeout)}
          unit={intl.formatMessage(fieldMessages.seconds)}
          min={5}
          max={120}
          value={draft.timeout}
          error={errorAt('timeout')}
          onChange={(timeout) => change({ ...draft, timeout }, 'timeout')}
        />
        <NumberField
          label={intl.formatMessage(roundRobinMessages.rounds)}
          min={1}
          max={5}
          value={draft.rounds}
          error={errorAt('rounds')}
          onChange={(rounds) => change({ ...draft, rounds }, 'rounds')}
        />
      </div>
    </>
  );
}
