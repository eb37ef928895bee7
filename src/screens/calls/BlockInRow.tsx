import { useIntl } from 'react-intl';
import type { Call } from '#contract/calls.contract.ts';
import { blockMessages } from '../../page/calls/blockCaller.messages.ts';
import { useBlockCaller } from '../../page/calls/useBlockCaller.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { rowAction } from '../../ui/table/DataTable.css.ts';

/** Blocks the caller of the hovered or focused row. */
export function BlockInRow({ call }: { call: Call }) {
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
