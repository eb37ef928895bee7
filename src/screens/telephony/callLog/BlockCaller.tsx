import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { blockWords } from '../../../page/calls/blockCaller.messages.ts';
import { useBlockCaller } from '../../../page/calls/useBlockCaller.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';

/** For whoever may block; disabled while the call isn't known, or if it has no caller to block. */
export function BlockCaller({ call }: { call: Call | undefined }) {
  const intl = useIntl();
  const { allowed, mayBlock, block } = useBlockCaller();
  const [busy, setBusy] = useState(false);
  if (!allowed) return null;
  return (
    <Button
      busy={busy}
      disabled={!call || !mayBlock(call)}
      onClick={() => {
        if (!call) return;
        setBusy(true);
        void block(call).finally(() => setBusy(false));
      }}
    >
      <Icon name="ban" />
      {intl.formatMessage(blockWords.blockCaller)}
    </Button>
  );
}
