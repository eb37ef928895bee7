import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Call } from '#contract/calls.contract.ts';
import { blockWords } from '../../page/calls/blockCaller.messages.ts';
import { useBlockCaller } from '../../page/calls/useBlockCaller.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function BlockCaller({ call }: { call: Call }) {
  const intl = useIntl();
  const { mayBlock, block } = useBlockCaller();
  const [busy, setBusy] = useState(false);
  if (!mayBlock(call)) return null;
  return (
    <Button
      busy={busy}
      onClick={() => {
        setBusy(true);
        void block(call).finally(() => setBusy(false));
      }}
    >
      <Icon name="ban" />
      {intl.formatMessage(blockWords.blockCaller)}
    </Button>
  );
}
