import { useIntl } from 'react-intl';
import type { AskedStatus } from '#values/callStatus.ts';
import { narrowing, type FilterSet } from '../../machines/filters/filterSet.ts';
import { Button } from '../../ui/button/Button.tsx';
import { askedStatusMessages } from '../../ui/callStatus/callStatus.messages.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { chip, chips as chipsClass, chipText, remove } from './FilterBar.css.ts';
import { filterMessages } from './filter.messages.ts';
import { useFigureChips } from './useFigureChips.ts';
import { useLogChips, useSharedChips } from './useLogChips.ts';
import { shownStatuses } from './shownStatuses.ts';
import type { PageFilters } from './usePageFilters.ts';

interface Chip {
  text: string;
  /** The change that removes this filter. */
  without: Partial<FilterSet>;
}

function useChips({ applied, numbers }: PageFilters, isLog: boolean, statuses: readonly AskedStatus[]): Chip[] {
  const intl = useIntl();
  const duration = useDurationText();
  const figure = useFigureChips(applied);
  const logChips = useLogChips(applied);
  const shared = useSharedChips(applied);
  const shown = shownStatuses(applied.status, statuses);
  const { durationMin, durationMax } = applied;
  const named = (did: string) => numbers.find((number) => number.did === did)?.name ?? phoneText(did).text;
  return [
    ...applied.trackingNumber.map((did) => ({
      text: named(did),
      without: { trackingNumber: applied.trackingNumber.filter((other) => other !== did) },
    })),
    ...applied.trackingSource.map((source) => ({
      text: source,
      without: { trackingSource: applied.trackingSource.filter((other) => other !== source) },
    })),
    ...shown.map((status) => ({
      text: intl.formatMessage(askedStatusMessages[status]),
      without: { status: shown.filter((other) => other !== status) },
    })),
    ...(durationMin === null
      ? []
      : [
          {
            text: intl.formatMessage(filterMessages.longer, { duration: duration(durationMin) }),
            without: { durationMin: null },
          },
        ]),
    ...(durationMax === null
      ? []
      : [
          {
            text: intl.formatMessage(filterMessages.shorter, { duration: duration(durationMax) }),
            without: { durationMax: null },
          },
        ]),
    ...figure,
    ...(isLog ? logChips : [...shared.tags, ...shared.leadStatus]),
  ];
}

interface FilterChipsProps {
  filters: PageFilters;
  isLog: boolean;
  statuses: readonly AskedStatus[];
}

/** Chips for the applied filters; removing one applies immediately. */
export function FilterChips({ filters, isLog, statuses }: FilterChipsProps) {
  const intl = useIntl();
  const chips = useChips(filters, isLog, statuses);
  if (chips.length === 0) return null;
  const amend = (changes: Partial<FilterSet>) => filters.send({ type: 'filters.amended', changes });
  return (
    <ul className={chipsClass} aria-label={intl.formatMessage(filterMessages.applied)}>
      {chips.map(({ text, without }) => (
        <li key={text} className={chip}>
          <span className={chipText}>{text}</span>
          <button
            type="button"
            className={remove}
            aria-label={intl.formatMessage(filterMessages.remove, { name: text })}
            onClick={() => amend(without)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      <li>
        <Button look="quiet" size="small" onClick={() => amend(narrowing)}>
          {intl.formatMessage(filterMessages.clear)}
        </Button>
      </li>
    </ul>
  );
}
