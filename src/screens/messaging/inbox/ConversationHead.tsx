import { useIntl } from 'react-intl';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { onlyNarrow, onlyPhone, small } from './Inbox.css.ts';
import { inboxMessages as words, inboxNamed } from './inbox.messages.ts';
import { head, title, titles, tools } from './Thread.css.ts';
import type { ConversationActions } from './useConversationActions.ts';

interface ConversationHeadProps {
  conversation: Conversation;
  actions: ConversationActions;
  onBack: () => void;
  onContact: () => void;
}

/** Who a conversation is with, who looks after it, and closing it. */
export function ConversationHead({ conversation, actions, onBack, onContact }: ConversationHeadProps) {
  const intl = useIntl();
  const { account, msisdn, name, did, trackingName, state, assignee, optedOut } = conversation;
  const colleagues = useEndpoint('listColleagues', { params: { account } }, { revalidateOnFocus: false });
  const people = colleagues.data ?? (assignee ? [assignee] : []);
  const assigned = assignee
    ? intl.formatMessage(inboxNamed.assigned, { name: assignee.name })
    : intl.formatMessage(words.assign);
  return (
    <header className={head}>
      <span className={onlyPhone}>
        <IconButton icon="chevronLeft" label={intl.formatMessage(words.back)} onClick={onBack} />
      </span>
      <div className={titles}>
        <h2 className={title}>{name || <Phone number={msisdn} />}</h2>
        <p className={small}>
          {name !== '' && `${phoneText(msisdn).text} `}
          {intl.formatMessage(inboxNamed.via, { number: trackingName || phoneText(did).text })}
        </p>
      </div>
      <div className={tools}>
        {optedOut && <Badge tone="warning">{intl.formatMessage(words.optedOut)}</Badge>}
        {state === 'closed' && <Badge>{intl.formatMessage(words.closed)}</Badge>}
        <MenuButton
          label={assigned}
          trigger={
            <>
              <Icon name="user" size={14} /> {assignee?.name ?? intl.formatMessage(words.assign)}
            </>
          }
          items={[
            {
              id: 'nobody',
              label: intl.formatMessage(words.nobody),
              chosen: assignee === null,
              onChoose: () => void actions.assign(null),
            },
            ...people.map((person) => ({
              id: String(person.id),
              label: person.name,
              chosen: person.id === assignee?.id,
              onChoose: () => void actions.assign(person.id),
            })),
          ]}
        />
        <Button onClick={() => void actions.toggle()}>
          {intl.formatMessage(state === 'open' ? words.close : words.reopen)}
        </Button>
        <span className={onlyNarrow}>
          <IconButton icon="user" label={intl.formatMessage(words.contact)} onClick={onContact} />
        </span>
      </div>
    </header>
  );
}
