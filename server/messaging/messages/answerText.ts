import { plainWords } from '#values/plainText.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { ConsentWord } from './stopWords.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import type { MessageRow } from './messageRow.ts';
import { gotAutomatic } from './messages.repository.ts';
import type { ApplicationRow } from './smsApplications.repository.ts';
import { consentTexts, languageOfWord } from './consentTexts.ts';
import type { MessageContext } from './messageContext.ts';
import { queueAutomatic } from './queueAutomatic.ts';

export interface TextToAnswer {
  message: MessageRow;
  word: ConsentWord | null;
  /** The carrier says what it means for consent: then it has answered. */
  isTold: boolean;
  /** Seems to ask for no more texts: a person decides, and no machine answers. */
  review: boolean;
  application: ApplicationRow | undefined;
  /** Before this text, and after it. */
  optedOut: { before: boolean; after: boolean };
}

const dayMs = 86_400_000;

/** Answers a text automatically: words of consent as the law asks, then keywords, then once a day. */
export async function answerText(tx: Tx, context: MessageContext, text: TextToAnswer): Promise<void> {
  const content = await answerTo(tx, context, text);
  if (content === null) return;
  const { accountId, did, msisdn } = text.message;
  await queueAutomatic(tx, context, { accountId, kind: 'auto', did, msisdn, content, exempt: text.word !== null });
}

async function answerTo(
  tx: Tx,
  context: MessageContext,
  { message, word, isTold, review, application, optedOut }: TextToAnswer,
): Promise<string | null> {
  if (word !== null) {
    // Only a change is confirmed: a machine that answers STOP to whatever it gets would go on for ever.
    if (word === 'stop' && optedOut.before) return null;
    if (word === 'help' && application?.helpReply) return application.helpReply;
    if (isTold || context.carrierAnswers.has(plainWords(message.content))) return null;
    const name = await findAccountName(tx, message.accountId);
    return consentTexts[languageOfWord(message.content)][word](name);
  }
  if (review || optedOut.after || !application) return null;
  const keywordText = plainWords(message.content);
  const keyword = application.keywords.find((one) => plainWords(one.word) === keywordText);
  if (keyword) return keyword.reply;
  if (application.autoReply === '') return null;
  const since = new Date(message.stamp.getTime() - dayMs);
  return (await gotAutomatic(tx, message, since)) ? null : application.autoReply;
}
