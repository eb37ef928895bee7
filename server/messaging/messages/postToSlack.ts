import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Locale } from '#contract/users.contract.ts';
import { paths } from '#contract/paths.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { type Outside, postOutside, Refused } from '../../kernel/outside/fetchOutside.ts';
import { findReceivedText } from './messages.repository.ts';
import { findApplication, noteSlack } from './smsApplications.repository.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { unseal } from '../../kernel/vault.ts';

export interface SlackContext {
  db: Db;
  vaultKey: Uint8Array;
  /** Our URL without a trailing slash, for accounts without a brand of their own. */
  publicBaseUrl: string;
  outside: Outside;
  now: () => Date;
}

/** Binds the encrypted webhook of Slack to its application. */
export const slackHookOf = ({ accountId, id }: { accountId: number; id: string }) => `slack hook of ${accountId} ${id}`;

/**
 * Posts a text that came in to the channel of Slack that its number names. A refusal that stays is noted for those who
 * set the number up, and not tried again.
 * @throws Error when Slack can’t be reached or has no time; the job is retried.
 */
export async function postToSlack(
  { db, vaultKey, publicBaseUrl, outside, now }: SlackContext,
  { accountId, applicationId, messageId }: { accountId: number; applicationId: string; messageId: string },
): Promise<void> {
  const application = await findApplication(db, scopeOf([accountId]), applicationId);
  const text = await findReceivedText(db, accountId, messageId);
  const slackHook = application?.slackHook ?? null;
  // Removed since.
  if (!application || !text || slackHook === null) return;
  const { base } = await brandOf(db, publicBaseUrl, accountId);
  const locale = (await findLanguage(db, accountId)) ?? 'en-GB';
  const message = slackMessage(text, locale, `${base}${paths.inbox()}`);
  try {
    await postOutside(unseal(vaultKey, slackHook, slackHookOf(application)), message, outside);
    if (application.slackRefusedAt !== null) await noteSlack(db, { ...application, slackHook }, null);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await noteSlack(db, { ...application, slackHook }, now());
  }
}

/** Slack answers 4xx when the hook or its channel is gone; 429 when it is asked too often. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Refused) || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

const words = {
  'en-GB': { title: (from: string, to: string) => `Text from ${from} to ${to}`, media: 'Attachments', reply: 'Reply' },
  'it-IT': { title: (from: string, to: string) => `SMS da ${from} a ${to}`, media: 'Allegati', reply: 'Rispondi' },
};

/** The most characters of a section of Slack. */
const longestSection = 3000;

type ReceivedText = NonNullable<Awaited<ReturnType<typeof findReceivedText>>>;

/** A text as a message of Slack. What people write is plain there, so that it can’t call the whole channel. */
function slackMessage({ msisdn, trackingName, content, media }: ReceivedText, locale: Locale, inbox: string) {
  const { title, media: attachments, reply } = words[locale === 'it-IT' ? 'it-IT' : 'en-GB'];
  const heading = title(parsePhoneNumberFromString(msisdn)?.formatInternational() ?? msisdn, trackingName);
  const facts = [...(media > 0 ? [`${attachments}: ${media}`] : []), `<${inbox}|${reply}>`];
  return {
    // What notifications show.
    text: escaped(content === '' ? heading : `${heading}: ${content}`),
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${escaped(heading)}*` } },
      ...(content === '' ? [] : [{ type: 'section', text: plain(content) }]),
      { type: 'context', elements: [{ type: 'mrkdwn', text: facts.join(' · ') }] },
    ],
  };
}

const plain = (content: string) => ({
  type: 'plain_text',
  text: content.length > longestSection ? `${content.slice(0, longestSection - 1)}…` : content,
  emoji: false,
});

const escaped = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
