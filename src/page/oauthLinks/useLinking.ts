import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { OAuthLink } from '#contract/integrations/oauthLinks.contract.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';
import { call } from '../../api/client/call.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { useCodeText } from '../errors/useErrorText.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { hearLinked, type LinkNews } from './linkChannel.ts';
import { linkNamed } from './oauthLinks.messages.ts';

const features = 'popup,width=560,height=720';
const lookMs = 400;
/** A window may be gone while the page that it sent people back to is still at work. */
const graceMs = 2000;

/** Opened in the very click, or the browser takes it for an advertisement. */
function openPopup(): Window | null {
  const popup = window.open('', 'oauth', features);
  return popup === null || popup.closed ? null : popup;
}

/**
 * Links an account at a provider: in a window of its own, or in this one where the browser blocks those. `onLinked` hears of one that
 * was linked in a window; after one in this window the page is loaded anew.
 */
export function useLinking(account: number, onLinked: (link: OAuthLink) => void) {
  const intl = useIntl();
  const codeText = useCodeText();
  const showFailure = useFailureToast();
  const { pathname, search } = useLocation();
  const [popup, setPopup] = useState<Window | null>(null);
  const heard = useRef<(news: LinkNews) => void>(() => undefined);
  const stopListening = useRef<() => void>(() => undefined);

  useEffect(() => {
    heard.current = (news) => {
      // Another tab hears it too.
      if ('linked' in news && news.linked.account !== account) return;
      setPopup(null);
      if ('refused' in news) return toasts.add('error', codeText(news.refused));
      toasts.add('success', intl.formatMessage(linkNamed.linked, { username: news.linked.username }));
      onLinked(news.linked);
    };
  });

  useEffect(() => () => stopListening.current(), []);

  useEffect(() => {
    if (!popup) return undefined;
    let since: number | null = null;
    const timer = setInterval(() => {
      // An open window looks closed where its provider has an opener policy. It has the focus then, not this page.
      since = popup.closed && document.hasFocus() ? (since ?? performance.now()) : null;
      if (since !== null && performance.now() - since > graceMs) heard.current({ refused: 'POPUP-CLOSED-BY-USER' });
    }, lookMs);
    return () => clearInterval(timer);
  }, [popup]);

  const link = async (provider: OAuthProvider) => {
    const opened = openPopup();
    // Until another is opened: a window that looked closed may still have something to say.
    stopListening.current();
    stopListening.current = hearLinked((news) => heard.current(news));
    try {
      const query = { account, popup: opened ? ('yes' as const) : ('no' as const), back: `${pathname}${search}` };
      const { url } = await call(endpoints.beginOAuthLink, { params: { service: provider }, query });
      if (!opened) return location.assign(url);
      opened.location.href = url;
      setPopup(opened);
    } catch (failure) {
      opened?.close();
      showFailure(failure);
    }
  };
  return { link, isWaiting: popup !== null };
}
