import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { OAuthLink } from '#contract/integrations/oauthLinks.contract.ts';
import { call } from '../../../api/client/call.ts';
import { codeOf } from '../../../page/errors/errorCode.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { sayLinked } from '../../../page/oauthLinks/linkChannel.ts';
import { linkNamed } from '../../../page/oauthLinks/oauthLinks.messages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { linkedMessages as words } from './oauthLinks.messages.ts';
import { type SentBack, takeSentBack } from './takeSentBack.ts';

/** A code can be redeemed once, however often a page is drawn. */
const redeemed = new Map<string, Promise<OAuthLink>>();

function redeem({ state, code, error }: SentBack): Promise<OAuthLink> {
  const body = { state, ...(code !== '' && { code }), ...(error !== '' && { error }) };
  const linking = redeemed.get(state) ?? call(endpoints.finishOAuthLink, { body });
  redeemed.set(state, linking);
  return linking;
}

/** Where providers send people back to: keeps what they agreed to, says so to the page that asked, and goes away. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [sentBack] = useState(takeSentBack);
  const [failure, setFailure] = useState<unknown>(null);
  const [isDone, setDone] = useState(false);
  const { popup: isPopup, back } = sentBack;
  useEffect(() => {
    const finish = async () => {
      if (sentBack.state === '') return;
      try {
        const linked = await redeem(sentBack);
        setDone(true);
        if (isPopup) await sayLinked({ linked });
        else toasts.add('success', intl.formatMessage(linkNamed.linked, { username: linked.username }));
        if (!isPopup) return await navigate(back, { replace: true });
      } catch (error) {
        setFailure(error);
        if (isPopup) await sayLinked({ refused: codeOf(error) });
      }
      if (isPopup) window.close();
    };
    void finish();
  }, [sentBack, isPopup, back, intl, navigate]);
  const leave = () => (isPopup ? window.close() : void navigate(back, { replace: true }));
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      {failure !== null && <FailureNotice error={failure} />}
      {failure === null && isDone && <Notice tone="success">{intl.formatMessage(words.done)}</Notice>}
      {sentBack.state === '' && <Notice tone="info">{intl.formatMessage(words.nothing)}</Notice>}
      {sentBack.state !== '' && failure === null && !isDone && <Skeleton height="6rem" />}
      {(sentBack.state === '' || failure !== null || isDone) && (
        <Button onClick={leave}>{intl.formatMessage(isPopup ? words.close : words.back)}</Button>
      )}
    </PageFrame>
  );
}
