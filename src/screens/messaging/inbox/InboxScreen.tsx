import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ToggleButtons } from '../../../ui/button/ToggleButtons.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SearchBox } from '../../../ui/field/SearchBox.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { folders } from './folders.ts';
import { bar, centre, listPane, pane, panes } from './Inbox.css.ts';
import { folderMessages, inboxMessages as words } from './inbox.messages.ts';
import { NewMessageDialog } from './NewMessageDialog.tsx';
import { type Inbox, useInbox } from './useInbox.ts';
import { useInboxKeys } from './useInboxKeys.ts';

/** Texts and calls by person, like a mail client. */
export function Component() {
  const intl = useIntl();
  const inbox = useInbox();
  const [writes, setWrites] = useState(false);
  useInboxKeys(inbox);
  const { list, open, folder } = inbox;
  const isEmpty = list.data?.recordsTotal === 0 && list.data.recordsFiltered === 0 && open === null;
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={
        <Button look="primary" onClick={() => setWrites(true)}>
          {intl.formatMessage(words.newMessage)}
        </Button>
      }
      filters={!isEmpty && <Filters inbox={inbox} />}
    >
      {isEmpty ? (
        <EmptyState
          icon="chat"
          title={intl.formatMessage(words.empty)}
          action={<Link to={paths.numbers()}>{intl.formatMessage(words.setUp)}</Link>}
        >
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      ) : (
        <div className={panes}>
          <div className={listPane({ covered: open !== null })}>
            <ConversationList inbox={inbox} />
          </div>
          {open === null ? (
            <div className={pane({ on: 'wide' })}>
              <div className={centre}>
                <EmptyState icon="chat" title={intl.formatMessage(words.choose)}>
                  {intl.formatMessage(words.chooseBody)}
                </EmptyState>
              </div>
            </div>
          ) : (
            <ConversationPane
              key={open}
              uuid={open}
              onClosed={() => folder !== 'closed' && inbox.move(1)}
              onBack={() => inbox.choose(null)}
            />
          )}
        </div>
      )}
      {writes && (
        <NewMessageDialog
          onSent={(conversation) => {
            setWrites(false);
            if (conversation !== null) inbox.choose(conversation);
          }}
          onClose={() => setWrites(false)}
        />
      )}
    </PageFrame>
  );
}

function Filters({ inbox }: { inbox: Inbox }) {
  const intl = useIntl();
  return (
    <div className={bar({ covered: inbox.open !== null })}>
      <ToggleButtons
        label={intl.formatMessage(words.show)}
        value={inbox.folder}
        choices={folders.map((value) => ({ value, label: intl.formatMessage(folderMessages[value]) }))}
        onChange={inbox.show}
      />
      <SearchBox label={intl.formatMessage(words.search)} value={inbox.view[0].search} onSearch={inbox.find} text />
    </div>
  );
}
