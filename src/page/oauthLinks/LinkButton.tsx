import { useIntl } from 'react-intl';
import type { OAuthLink } from '#contract/integrations/oauthLinks.contract.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';
import { Button } from '../../ui/button/Button.tsx';
import { linkMessages as words, linkNamed, providerNames } from './oauthLinks.messages.ts';
import { useLinking } from './useLinking.ts';

interface LinkButtonProps {
  account: number;
  provider: OAuthProvider;
  /** To link it again. */
  link?: OAuthLink;
  onLinked: (link: OAuthLink) => void;
}

/** Links an account at a provider. */
export function LinkButton({ account, provider, link: former, onLinked }: LinkButtonProps) {
  const intl = useIntl();
  const { link, isWaiting } = useLinking(account, onLinked);
  const label = former
    ? intl.formatMessage(linkNamed.again, { username: former.username })
    : intl.formatMessage(linkNamed.link, { provider: providerNames[provider] });
  return (
    <Button size="small" onClick={() => void link(provider)}>
      {isWaiting ? intl.formatMessage(words.waiting) : label}
    </Button>
  );
}
