import { useState } from 'react';
import { useIntl } from 'react-intl';
import { callEditors, messengers } from '#values/roleGroups.ts';
import { countCap } from '#values/pageSizes.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { bulkWords as words } from './bulk.messages.ts';
import { type BulkChoice, BulkDialog } from './BulkDialog.tsx';
import { bulkBar } from './Calls.css.ts';
import { TextCallersDialog } from './TextCallersDialog.tsx';
import { textCallersWords } from './textCallers.messages.ts';

interface BulkBarProps {
  /** The calls of the page; undefined while the first ones load. */
  rows: readonly Call[] | undefined;
  total: number;
  /** What the log shows. */
  query: BulkChoice['query'];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Selects the calls of a page, and opens the edit of those selected or of all that the filters match, or a list of their callers. */
export function BulkBar({ rows, total, query, selected, onSelect }: BulkBarProps) {
  const intl = useIntl();
  const mayEdit = useAllowed(callEditors);
  const mayText = useAllowed(messengers);
  const [choice, setChoice] = useState<BulkChoice>();
  const [isTexting, setTexting] = useState(false);
  if (!mayEdit || rows?.length === 0) return null;
  // Keeps the place, so that nothing moves when the calls come.
  if (!rows) return <div className={bulkBar} />;
  const isWhole = rows.every(({ uuid }) => selected.has(uuid));
  const count = intl.formatNumber(selected.size);
  const every = total >= countCap ? `${intl.formatNumber(countCap - 1)}+` : intl.formatNumber(total);
  return (
    <div className={bulkBar}>
      <Checkbox
        checked={isWhole}
        onChange={(isOn) => onSelect(new Set(isOn ? [...selected, ...rows.map(({ uuid }) => uuid)] : []))}
      >
        {selected.size > 0
          ? intl.formatMessage(words.selected, { count: selected.size })
          : intl.formatMessage(words.selectPage)}
      </Checkbox>
      {selected.size > 0 ? (
        <>
          <Button size="small" onClick={() => setChoice({ count, calls: [...selected], query: {} })}>
            {intl.formatMessage(words.edit)}
          </Button>
          <Button size="small" look="quiet" onClick={() => onSelect(new Set())}>
            {intl.formatMessage(words.clear)}
          </Button>
        </>
      ) : (
        <>
          <Button
            size="small"
            look="quiet"
            disabled={total >= countCap}
            onClick={() => setChoice({ count: every, query })}
          >
            {intl.formatMessage(words.editAll, { count: every })}
          </Button>
          {mayText && (
            <Button size="small" look="quiet" onClick={() => setTexting(true)}>
              {intl.formatMessage(textCallersWords.open)}
            </Button>
          )}
        </>
      )}
      {isTexting && <TextCallersDialog query={query} onClose={() => setTexting(false)} />}
      {choice && (
        <BulkDialog
          choice={choice}
          onClose={() => setChoice(undefined)}
          onDone={() => {
            setChoice(undefined);
            onSelect(new Set());
          }}
        />
      )}
    </div>
  );
}
