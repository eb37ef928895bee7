import { useIntl } from 'react-intl';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { CommaField } from '../parts/CommaField.tsx';
import * as styles from '../parts/fields.css.ts';
import type { FormProps } from '../parts/nodeView.ts';
import { freshId } from '../parts/targets.ts';
import { regionMessages } from './region.messages.ts';
import { REGION_KINDS, type RegionGroup, type RegionKind, type RegionSettings } from './regionSettings.node.ts';

const mostGroups = 50;

export function RegionForm({ draft, change, errorAt, country }: FormProps<RegionSettings>) {
  const intl = useIntl();
  const { groups } = draft;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(regionMessages.groups)}</legend>
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          group={group}
          country={country}
          error={(field) => firstError(errorAt, `groups.${index}.${field}`, group, field)}
          groupError={errorAt(`groups.${index}`)}
          onChange={(changed, field) => change({ groups: groups.with(index, changed) }, `groups.${group.id}.${field}`)}
          onRemove={() => change({ groups: groups.toSpliced(index, 1) })}
        />
      ))}
      {groups.length < mostGroups && (
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            const entries = { prefixes: [], areaCodes: [], states: [], countries: [] };
            change({ groups: [...groups, { id: freshId(groups, 'g'), name: '', ...entries }] });
          }}
        >
          <Icon name="plus" size={16} />
          {intl.formatMessage(regionMessages.addGroup)}
        </button>
      )}
    </fieldset>
  );
}

interface GroupCardProps {
  group: RegionGroup;
  country: PhoneCountry;
  error: (field: RegionKind | 'name') => string | undefined;
  groupError: string | undefined;
  onChange: (group: RegionGroup, field: string) => void;
  onRemove: () => void;
}

function GroupCard({ group, country, error, groupError, onChange, onRemove }: GroupCardProps) {
  const intl = useIntl();
  const name = group.name || intl.formatMessage(regionMessages.unnamed);
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField
            label={intl.formatMessage(regionMessages.groupName)}
            value={group.name}
            error={error('name') ?? groupError}
            onChange={(text) => onChange({ ...group, name: text }, 'name')}
          />
        </div>
        <button
          type="button"
          className={styles.quiet}
          aria-label={intl.formatMessage(regionMessages.removeGroup, { name })}
          onClick={onRemove}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      {REGION_KINDS.map((kind) => (
        <CommaField
          key={kind}
          label={intl.formatMessage(regionMessages[kind])}
          value={group[kind]}
          error={error(kind)}
          onChange={(entries) =>
            onChange({ ...group, [kind]: entries.map((entry) => tidy(entry, kind, country)) }, kind)
          }
        />
      ))}
    </div>
  );
}

/** An entry as stored: codes in capitals, an area code with its country. */
function tidy(entry: string, kind: RegionKind, country: PhoneCountry): string {
  if (kind === 'prefixes') return entry.replaceAll(/[\s()-]/g, '');
  if (kind !== 'areaCodes') return entry.toUpperCase();
  const [, prefix = country, code = entry] = /^([A-Za-z]{2})\s*(\S.*|)$/.exec(entry) ?? [];
  return `${prefix.toUpperCase()} ${code.replaceAll(/[\s()-]/g, '')}`;
}

function firstError(
  errorAt: (path: string) => string | undefined,
  path: string,
  group: RegionGroup,
  field: RegionKind | 'name',
): string | undefined {
  if (field === 'name') return errorAt(path);
  return errorAt(path) ?? group[field].map((_, index) => errorAt(`${path}.${index}`)).find(Boolean);
}
