import type { OAuthLink } from '#contract/integrations/oauthLinks.contract.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';

/** What the window that a provider sends people back to says to the page that opened it. Only pages of our own origin hear it. */
export type LinkNews = { linked: OAuthLink } | { refused: ErrorCode };

/** The answer to it. */
interface Heard {
  heard: true;
}

type Said = LinkNews | Heard;

const open = () => new BroadcastChannel('oauth links');

/** How long a window waits for an answer before it goes away all the same. A busy page takes seconds. */
const longestMs = 10_000;

/** Says it to the page that asked, and waits until that has heard: a window that closes at once may take its words with it. */
export function sayLinked(news: LinkNews): Promise<void> {
  const channel = open();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      channel.close();
      resolve();
    };
    const timer = setTimeout(end, longestMs);
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => 'heard' in data && end());
    channel.postMessage(news);
  });
}

/** Hears what the window says, and answers. Returns what ends it. */
export function hearLinked(hear: (news: LinkNews) => void): () => void {
  const channel = open();
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('heard' in data) return;
    channel.postMessage({ heard: true } satisfies Heard);
    hear(data);
  });
  return () => channel.close();
}
