import { drafts } from '../../../page/drafts/drafts.ts';
import { useKeptText } from '../../../page/drafts/useDraft.ts';

const subjectOf = (conversation: string) => `reply ${conversation}`;

/** The reply that the user began to a conversation, kept until it is sent. */
export const useReplyDraft = (conversation: string) => useKeptText(subjectOf(conversation));

/** The beginning of a reply that is kept; empty if there is none. */
export const draftOf = (user: string, conversation: string): string =>
  drafts.of(user, subjectOf(conversation))?.text ?? '';
