import { useIntl } from 'react-intl';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from '../parts/fields.css.ts';
import type { FormProps } from '../parts/nodeView.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { freshId } from '../parts/targets.ts';
import { splitMessages } from './split.messages.ts';
import type { SplitSettings } from './split.node.ts';

const mostShares = 10;

export function SplitForm({ draft, change, errorAt }: FormProps<SplitSettings>) {
  const intl = useIntl();
  const { shares } = draft;
  const percent = shares.reduce((sum, share) => sum + share.percent, 0);
  const put = (index: number, share: SplitSettings['shares'][number], group: string) =>
    change({ ...draft, shares: shares.with(index, share) }, group);
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{intl.formatMessage(splitMessages.shares)}</legend>
        {shares.map((share, index) => (
          <div key={share.id} className={styles.row}>
            <div className={styles.grow}>
              <TextField
                label={intl.formatMessage(splitMessages.name)}
                value={share.name}
                error={errorAt(`shares.${index}.name`)}
                onChange={(name) => put(index, { ...share, name }, `shares.${share.id}.name`)}
              />
            </div>
            <NumberField
              label={intl.formatMessage(splitMessages.percent)}
              unit="%"
              min={1}
              max={100}
              value={share.percent}
              error={errorAt(`shares.${index}.percent`)}
              onChange={(next) => put(index, { ...share, percent: next }, `shares.${share.id}.percent`)}
            />
            <button
              type="button"
              className={styles.quiet}
              aria-label={intl.formatMessage(splitMessages.removeShare, {
                name: share.name || intl.formatMessage(splitMessages.unnamed),
              })}
              onClick={() => change({ ...draft, shares: shares.toSpliced(index, 1) })}
            >
              <Icon name="trash" size={16} />
            </button>
          </div>
        ))}
        {percent !== 100 && <span className={styles.error}>{intl.formatMessage(splitMessages.sum, { percent })}</span>}
        {shares.length < mostShares && (
          <button
            type="button"
            className={styles.add}
            onClick={() => {
              const share = { id: freshId(shares, 's'), name: '', percent: Math.max(1, 100 - percent) };
              change({ ...draft, shares: [...shares, share] });
            }}
          >
            <Icon name="plus" size={16} />
            {intl.formatMessage(splitMessages.addShare)}
          </button>
        )}
      </fieldset>
      <Checkbox checked={draft.sticky} onChange={(sticky) => change({ ...draft, sticky })}>
        {intl.formatMessage(splitMessages.sticky)}
      </Checkbox>
    </>
  );
}
