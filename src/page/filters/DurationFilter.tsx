import { useIntl } from 'react-intl';
import { filterProblems } from '../../machines/filters/filterSet.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { chosen, panel } from './FilterBar.css.ts';
import { filterMessages } from './filter.messages.ts';
import type { PageFilters } from './usePageFilters.ts';

const longest = 86_400;

function seconds(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Math.min(Number(digits), longest);
}

/** Filters calls by duration, in whole seconds. */
export function DurationFilter({ filters }: { filters: PageFilters }) {
  const intl = useIntl();
  const { draft, today, send } = filters;
  const title = intl.formatMessage(filterMessages.duration);
  const set = draft.durationMin !== null || draft.durationMax !== null;
  const backwards = filterProblems(draft, today).includes('durationBackwards');
  return (
    <Popover
      label={title}
      trigger={
        <>
          <span className={set ? chosen : undefined}>{title}</span>
          <Icon name="chevronDown" size={14} />
        </>
      }
    >
      {() => (
        <div className={panel}>
          <TextField
            inputMode="numeric"
            label={intl.formatMessage(filterMessages.durationMin)}
            value={draft.durationMin ?? ''}
            onChange={(text) => send({ type: 'draft.changed', changes: { durationMin: seconds(text) } })}
          />
          <TextField
            inputMode="numeric"
            label={intl.formatMessage(filterMessages.durationMax)}
            value={draft.durationMax ?? ''}
            error={backwards ? intl.formatMessage(filterMessages.durationBackwards) : undefined}
            onChange={(text) => send({ type: 'draft.changed', changes: { durationMax: seconds(text) } })}
          />
        </div>
      )}
    </Popover>
  );
}
