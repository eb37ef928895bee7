import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { fieldsIn, longestMessage } from '#values/sms/messageText.ts';
import { replyFields } from '#values/sms/replyFields.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useRequestKey } from '../../../api/client/useRequestKey.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { MessageSize } from '../../../page/messages/MessageSize.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { CannedReplyMenu } from './CannedReplyMenu.tsx';
import { replyMessages as words, replyNamed } from './reply.messages.ts';
import { composer, foot, push } from './Thread.css.ts';
import { isComposing } from '../../../ui/keys/isComposing.ts';

interface ReplyFormProps {
  conversation: Conversation;
  draft: string;
  onDraft: (text: string) => void;
  onSent: () => void;
}

/** Answers a conversation; says why if that isn’t possible. */
export function ReplyForm({ conversation, draft, onDraft, onSent }: ReplyFormProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const { account, did, msisdn, optedOut } = conversation;
  const { headersOf, answered } = useRequestKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  if (optedOut)
    return (
      <div className={composer}>
        <Notice tone="warning" action={<Link to={paths.optOuts(msisdn)}>{intl.formatMessage(words.evidence)}</Link>}>
          {intl.formatMessage(words.optedOut)}
        </Notice>
      </div>
    );
  const message = draft.trim();
  const unknown = fieldsIn(message).filter((field) => replyFields.some((one) => one === field));
  const send = async () => {
    if (message === '' || busy || unknown.length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { account, sender: did, target: msisdn, message };
      await call(endpoints.sendMessage, { body }, { headers: headersOf(body) });
      answered();
      onDraft('');
      onSent();
    } catch (error) {
      setFailure(error);
      // Without an answer it may have gone out: the same text is then the same request.
      if (error instanceof ApiError && error.code !== 'GEN01') answered();
    }
    setBusy(false);
    await invalidate('listConversations', 'getConversation');
  };
  return (
    <form
      className={composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure !== null && <FailureNotice error={failure} />}
      <TextArea
        label={intl.formatMessage(words.label)}
        rows={2}
        maxLength={longestMessage}
        value={draft}
        data-shortcut="r"
        onChange={onDraft}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {unknown.length > 0 && (
        <Notice tone="warning">
          {intl.formatMessage(replyNamed.fill, {
            fields: intl.formatList(unknown.map((field) => `{${field}}`)),
          })}
        </Notice>
      )}
      <div className={foot}>
        {draft !== '' && <MessageSize content={draft} onReplace={onDraft} />}
        <div className={push}>
          <CannedReplyMenu
            conversation={conversation}
            onInsert={(text) => onDraft(message === '' ? text : `${draft.trimEnd()} ${text}`)}
          />
          <Button look="primary" type="submit" busy={busy} disabled={message === '' || unknown.length > 0}>
            {intl.formatMessage(words.send)}
          </Button>
        </div>
      </div>
    </form>
  );
}
