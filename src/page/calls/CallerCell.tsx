import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { useContactName } from './useContactName.ts';
import { Phone } from '../../ui/phone/Phone.tsx';
import { caller as callerClass } from './CallColumns.css.ts';
import { columnWords as words } from './callColumns.messages.ts';
import { blockMessages } from './blockCaller.messages.ts';
import { useBlockCaller } from './useBlockCaller.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { rowAction } from '../../ui/table/DataTable.css.ts';

interface CallerCellProps {
  call: Call;
  linked: (name: ReactNode) => ReactNode;
  /** What stands before the caller. */
  before?: ReactNode;
}

export function CallerCell({ call, linked, before }: CallerCellProps) {
  const intl = useIntl();
  const nameOf = useContactName();
  return (
    <span className={callerClass}>
      {before}
      {linked(
        call.caller ? (
          <Phone number={call.caller} name={nameOf(call.caller, call.account) ?? call.crmName ?? undefined} />
        ) : (
          intl.formatMessage(words.withheld)
        ),
      )}
      <BlockInRow call={call} />
    </span>
  );
}

/** Blocks the caller of the hovered or focused row. */
function BlockInRow({ call }: { call: Call }) {
  const intl = useIntl();
  const { mayBlock, block } = useBlockCaller();
  if (!mayBlock(call)) return null;
  const { text: number } = phoneText(call.caller ?? '');
  return (
    <span className={rowAction}>
      <IconButton
        icon="ban"
        size="small"
        label={intl.formatMessage(blockMessages.one, { number })}
        onClick={() => void block(call)}
      />
    </span>
  );
}
