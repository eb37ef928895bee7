import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { CannedRepliesDialog } from './CannedRepliesDialog.tsx';
import { filledReply } from './filledReply.ts';
import { replyMessages as words } from './reply.messages.ts';

interface CannedReplyMenuProps {
  conversation: Conversation;
  onInsert: (text: string) => void;
}

/** The account’s canned replies, to be put into the reply with the fields of the conversation. */
export function CannedReplyMenu({ conversation, onInsert }: CannedReplyMenuProps) {
  const intl = useIntl();
  const { account, accountName, name, trackingName } = conversation;
  const { firstName: myName } = useProfile();
  const replies = useEndpoint('listCannedReplies', { query: { account: [account] } });
  const [edits, setEdits] = useState(false);
  const [firstName = '', ...rest] = name.split(' ');
  const fields = { firstName, lastName: rest.join(' '), accountName, numberName: trackingName, myName };
  return (
    <>
      <MenuButton
        label={intl.formatMessage(words.canned)}
        trigger={
          <>
            <Icon name="chat" size={14} /> {intl.formatMessage(words.canned)}
          </>
        }
        items={[
          ...(replies.data ?? []).map((reply) => ({
            id: reply.uuid,
            label: reply.name,
            onChoose: () => onInsert(filledReply(reply.content, fields)),
          })),
          {
            id: 'edit',
            label: intl.formatMessage(words.manage),
            icon: 'pencil' as const,
            onChoose: () => setEdits(true),
          },
        ]}
      />
      {edits && <CannedRepliesDialog account={account} onClose={() => setEdits(false)} />}
    </>
  );
}
