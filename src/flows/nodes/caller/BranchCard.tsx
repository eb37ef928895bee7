import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from '../parts/fields.css.ts';
import { callerMessages } from './caller.messages.ts';
import type { CallerBranch, CallerCondition } from './callerSettings.node.ts';
import { ConditionRow } from './ConditionRow.tsx';

const most = 10;
const newCondition: CallerCondition = { fact: 'source', not: false, operator: 'is', value: '' };

interface BranchCardProps {
  branch: CallerBranch;
  path: string;
  onChange: (branch: CallerBranch, group?: string) => void;
  onRemove: () => void;
  errorAt: (path: string) => string | undefined;
}

/** One branch: groups of conditions, of which one has to be met entirely. */
export function BranchCard({ branch, path, onChange, onRemove, errorAt }: BranchCardProps) {
  const intl = useIntl();
  const { any } = branch;
  const put = (index: number, all: CallerCondition[], group?: string) =>
    onChange({ ...branch, any: all.length === 0 ? any.toSpliced(index, 1) : any.with(index, { all }) }, group);
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField
            label={intl.formatMessage(callerMessages.branchName)}
            value={branch.name}
            error={errorAt(`${path}.name`) ?? errorAt(path)}
            onChange={(name) => onChange({ ...branch, name }, `${path}.name`)}
          />
        </div>
        <button
          type="button"
          className={styles.quiet}
          aria-label={intl.formatMessage(callerMessages.removeBranch, {
            name: branch.name || intl.formatMessage(callerMessages.unnamed),
          })}
          onClick={onRemove}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      {any.map(({ all }, group) => (
        <Fragment key={group}>
          {group > 0 && <span className={styles.hint}>{intl.formatMessage(callerMessages.or)}</span>}
          {all.map((condition, index) => (
            <ConditionRow
              key={index}
              condition={condition}
              error={errorAt(`${path}.any.${group}.all.${index}.value`)}
              onChange={(changed, field) =>
                put(group, all.with(index, changed), field && `${path}.any.${group}.all.${index}.${field}`)
              }
              onRemove={() => put(group, all.toSpliced(index, 1))}
            />
          ))}
          {all.length < most && (
            <button type="button" className={styles.add} onClick={() => put(group, [...all, newCondition])}>
              <Icon name="plus" size={16} />
              {intl.formatMessage(callerMessages.addCondition)}
            </button>
          )}
        </Fragment>
      ))}
      {any.length < most && (
        <button
          type="button"
          className={styles.add}
          onClick={() => onChange({ ...branch, any: [...any, { all: [newCondition] }] })}
        >
          <Icon name="plus" size={16} />
          {intl.formatMessage(callerMessages.addGroup)}
        </button>
      )}
    </div>
  );
}
