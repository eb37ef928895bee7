import { useIntl } from 'react-intl';
import { countCap, pageSizes } from '#values/listRequest.ts';
import { IconButton } from '../button/IconButton.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { pager, range, steps } from './Pager.css.ts';
import { tableMessages } from './table.messages.ts';
import type { PageSize, TableView } from './tableSearchParams.ts';

interface PagerProps {
  view: TableView;
  /** How many rows there are; from the cap on it reads "10,000+". Undefined until it is known. */
  total: number | undefined;
  onChange: (view: TableView) => void;
}

/** Which rows of how many are shown, how many a page, and the ways to the next ones. */
export function Pager({ view, total, onChange }: PagerProps) {
  const intl = useIntl();
  const { page, length } = view;
  const from = page * length + 1;
  const capped = total !== undefined && total >= countCap;
  const known = Math.min(total ?? 0, countCap - (capped ? 1 : 0));
  const last = !capped && (page + 1) * length >= (total ?? 0);
  const change = (changes: { page?: number; length?: PageSize }) => onChange({ ...view, ...changes });
  const words = capped ? tableMessages.rangeCapped : tableMessages.range;
  const to = capped ? (page + 1) * length : Math.min((page + 1) * length, known);
  return (
    <div className={pager}>
      <SelectField
        label={intl.formatMessage(tableMessages.pageSize)}
        inline
        value={String(length)}
        choices={pageSizes.map((size) => ({ value: String(size), label: intl.formatNumber(size) }))}
        onChange={(value) => {
          const chosen = pageSizes.find((candidate) => String(candidate) === value);
          // The first row in sight stays in sight.
          if (chosen) change({ length: chosen, page: Math.floor((page * length) / chosen) });
        }}
      />
      <span className={range} aria-live="polite">
        {total === 0
          ? intl.formatMessage(tableMessages.noRows)
          : total !== undefined && intl.formatMessage(words, { from, to, total: known })}
      </span>
      <span className={steps}>
        <IconButton
          icon="chevronLeft"
          size="small"
          label={intl.formatMessage(tableMessages.previous)}
          disabled={page === 0}
          onClick={() => change({ page: page - 1 })}
        />
        <IconButton
          icon="chevronRight"
          size="small"
          label={intl.formatMessage(tableMessages.next)}
          disabled={last}
          onClick={() => change({ page: page + 1 })}
        />
      </span>
    </div>
  );
}
