import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { CannedReply } from '#contract/messaging/cannedReplies.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { lineText } from '#values/lineText.ts';
import { longestMessage, MessageText } from '#values/sms/messageText.ts';
import { replyFields } from '#values/sms/replyFields.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useRequestKey } from '../../../api/client/useRequestKey.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { MessageSize } from '../../../page/messages/MessageSize.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { small } from './Inbox.css.ts';
import { fieldMessages, replyMessages as words, replyNamed } from './reply.messages.ts';
import { foot, replies as repliesClass, replyForm, replyRow, replyText } from './Thread.css.ts';

/** Lists an account’s canned replies, and edits one. */
export function CannedRepliesDialog({ account, onClose }: { account: number; onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const replies = useEndpoint('listCannedReplies', { query: { account: [account] } });
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null);
  const remove = async ({ uuid }: CannedReply) => {
    try {
      await call(endpoints.deleteCannedReply, { params: { uuid } });
    } catch (error) {
      showFailure(error);
    }
    await invalidate('listCannedReplies');
  };
  const isEditing = edited !== null;
  return (
    <Dialog
      open
      title={intl.formatMessage(words.canned)}
      onClose={onClose}
      actions={
        isEditing ? (
          <>
            <Button onClick={() => setEdited(null)}>{intl.formatMessage(words.cancel)}</Button>
            <Button look="primary" type="submit" form={id}>
              {intl.formatMessage(words.save)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setEdited('new')}>{intl.formatMessage(words.add)}</Button>
            <Button look="primary" onClick={onClose}>
              {intl.formatMessage(words.done)}
            </Button>
          </>
        )
      }
    >
      {replies.error && <FailedLoad error={replies.error} onRetry={() => void replies.mutate()} />}
      {!replies.data && !replies.error && <Skeleton height="96px" />}
      {isEditing ? (
        <ReplyDraft
          key={edited === 'new' ? 'new' : edited.uuid}
          id={id}
          account={account}
          reply={edited === 'new' ? null : edited}
          onSaved={() => setEdited(null)}
        />
      ) : (
        replies.data && (
          <ul className={repliesClass}>
            {replies.data.length === 0 && <li className={small}>{intl.formatMessage(words.none)}</li>}
            {replies.data.map((reply) => (
              <li key={reply.uuid} className={replyRow}>
                <div>
                  <strong>{reply.name}</strong>
                  <div className={replyText}>{reply.content}</div>
                </div>
                <IconButton
                  icon="pencil"
                  label={intl.formatMessage(replyNamed.edit, { name: reply.name })}
                  onClick={() => setEdited(reply)}
                />
                <IconButton
                  icon="trash"
                  label={intl.formatMessage(replyNamed.remove, { name: reply.name })}
                  onClick={() => void remove(reply)}
                />
              </li>
            ))}
          </ul>
        )
      )}
    </Dialog>
  );
}

const Draft = z.object({ name: lineText(60).min(1), content: MessageText });

interface ReplyDraftProps {
  id: string;
  account: number;
  /** Null for a new one. */
  reply: CannedReply | null;
  onSaved: () => void;
}

function ReplyDraft({ id, account, reply, onSaved }: ReplyDraftProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const { headersOf } = useRequestKey();
  const form = useForm(Draft, { name: reply?.name ?? '', content: reply?.content ?? '' });
  const save = form.submit(
    (details) =>
      reply
        ? call(endpoints.changeCannedReply, {
            params: { uuid: reply.uuid },
            body: { ...details, version: reply.version },
          })
        : call(endpoints.createCannedReply, { body: { account, ...details } }, { headers: headersOf(details) }),
    () => {
      void invalidate('listCannedReplies');
      onSaved();
    },
  );
  const isTaken = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const { content } = form.values;
  return (
    <Form id={id} form={form} onSubmit={save}>
      <div className={replyForm}>
        {form.failure !== null && (
          <FailureNotice error={form.failure} text={isTaken ? intl.formatMessage(words.taken) : undefined} />
        )}
        <TextField label={intl.formatMessage(words.name)} maxLength={60} {...form.field('name')} />
        <TextArea
          label={intl.formatMessage(words.text)}
          rows={4}
          maxLength={longestMessage}
          {...form.field('content')}
        />
        <MessageSize content={content} onReplace={(next) => form.set('content', next)} />
        <div className={foot} role="group" aria-label={intl.formatMessage(words.fields)}>
          <span className={small}>{intl.formatMessage(words.fields)}</span>
          {replyFields.map((field) => (
            <Button key={field} size="small" onClick={() => form.set('content', `${content}{${field}}`)}>
              {intl.formatMessage(fieldMessages[field])}
            </Button>
          ))}
        </div>
      </div>
    </Form>
  );
}
