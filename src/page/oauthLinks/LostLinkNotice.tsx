import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { linkMessages } from './oauthLinks.messages.ts';

interface LostLinkNoticeProps {
  account: number;
  /** What the linked accounts are called. */
  links: string;
}

/** Says that a linked account lets us in no more, and where to link it again. */
export function LostLinkNotice({ account, links }: LostLinkNoticeProps) {
  const intl = useIntl();
  return (
    <Notice tone="warning" action={<Link to={paths.oauthLinks(account)}>{links}</Link>}>
      {intl.formatMessage(linkMessages.lost)}
    </Notice>
  );
}
