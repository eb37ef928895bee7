import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from '../parts/fields.css.ts';
import type { FormProps } from '../parts/nodeView.ts';
import { freshId } from '../parts/targets.ts';
import { BranchCard } from './BranchCard.tsx';
import { callerMessages } from './caller.messages.ts';
import type { CallerSettings } from './callerSettings.node.ts';

const mostBranches = 20;

export function CallerForm({ draft, change, errorAt }: FormProps<CallerSettings>) {
  const intl = useIntl();
  const { branches } = draft;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(callerMessages.branches)}</legend>
      {branches.map((branch, index) => (
        <BranchCard
          key={branch.id}
          branch={branch}
          path={`branches.${index}`}
          errorAt={errorAt}
          onChange={(changed, group) => change({ branches: branches.with(index, changed) }, group)}
          onRemove={() => change({ branches: branches.toSpliced(index, 1) })}
        />
      ))}
      {branches.length < mostBranches && (
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            const all = [{ fact: 'firstTime' as const, not: false, operator: 'is' as const, value: '' }];
            change({ branches: [...branches, { id: freshId(branches, 'b'), name: '', any: [{ all }] }] });
          }}
        >
          <Icon name="plus" size={16} />
          {intl.formatMessage(callerMessages.addBranch)}
        </button>
      )}
    </fieldset>
  );
}
