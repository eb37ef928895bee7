/** The fields that a canned reply can name in braces; the page knows them of the conversation. */
export const replyFields = ['firstName', 'lastName', 'accountName', 'numberName', 'myName'] as const;
export type ReplyField = (typeof replyFields)[number];
