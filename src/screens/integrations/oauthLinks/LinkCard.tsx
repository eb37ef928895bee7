import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { OAuthLink } from '#contract/integrations/oauthLinks.contract.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { typeWords } from '../../../page/deliveries/delivery.messages.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { LinkButton } from '../../../page/oauthLinks/LinkButton.tsx';
import { linkMessages, providerNames } from '../../../page/oauthLinks/oauthLinks.messages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import * as styles from './OAuthLinks.css.ts';
import { oauthLinksMessages as words, oauthLinksNamed as named } from './oauthLinks.messages.ts';

interface LinkCardProps {
  /** Whose page it is on. */
  account: number;
  link: OAuthLink;
  onChanged: () => void;
}

/** A linked account: whose it is, what uses it, and buttons to share it, link it again or unlink it. */
export function LinkCard({ account, link, onChanged }: LinkCardProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, provider, username, user, shared, usedBy, accounts, valid } = link;
  const isOwn = link.account === account;
  const change = async (made: () => Promise<unknown>) => {
    try {
      await made();
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  };
  const sure = (title: 'unshareTitle' | 'deleteTitle', count: number, question: { text: string; confirm: string }) =>
    confirmations.ask({
      ...question,
      title: text(title),
      cancel: text('cancel'),
      danger: true,
      ...(count > 0 && { typed: { word: String(count), label: text('typedLabel') } }),
    });
  const unshare = async () => {
    const count = accounts - (usedBy.some((use) => use.account === link.account) ? 1 : 0);
    const question = { text: intl.formatMessage(named.unshareText, { count }), confirm: text('unshare') };
    if (!(await sure('unshareTitle', count, question))) return;
    await change(() => call(endpoints.shareOAuthLink, { params: { uuid, shared: 'no' }, query: { accounts: count } }));
  };
  const unlink = async () => {
    const question = { text: intl.formatMessage(named.deleteText, { count: accounts }), confirm: text('delete') };
    if (!(await sure('deleteTitle', accounts, question))) return;
    await change(() => call(endpoints.deleteOAuthLink, { params: { uuid }, query: { accounts } }));
  };
  const share = () => change(() => call(endpoints.shareOAuthLink, { params: { uuid, shared: 'yes' }, query: {} }));
  return (
    <Card
      title={`${providerNames[provider]}: ${username}`}
      actions={<Badge tone={valid ? 'success' : 'warning'}>{text(valid ? 'valid' : 'lost')}</Badge>}
    >
      <div className={styles.stack}>
        {!valid && <Notice tone="warning">{intl.formatMessage(linkMessages.lost)}</Notice>}
        <dl className={styles.facts}>
          <dt className={styles.term}>{text('linkedBy')}</dt>
          <dd className={styles.fact}>{user}</dd>
          <dt className={styles.term}>{text('usedBy')}</dt>
          <dd className={styles.fact}>
            {usedBy.length === 0 && text('nobody')}
            {usedBy.map((use, index) => (
              <span key={use.uuid}>
                {index > 0 && ', '}
                <Link to={paths.integration(use.uuid)}>{intl.formatMessage(typeWords[use.type])}</Link>
              </span>
            ))}
          </dd>
        </dl>
        {(shared || !isOwn) && <p className={styles.muted}>{text(isOwn ? 'shared' : 'fromAbove')}</p>}
        {isOwn && (
          <div className={styles.buttons}>
            {!valid && <LinkButton account={account} provider={provider} link={link} onLinked={onChanged} />}
            <Button size="small" onClick={() => void (shared ? unshare() : share())}>
              {text(shared ? 'unshare' : 'share')}
            </Button>
            <Button size="small" look="danger" onClick={() => void unlink()}>
              {text('delete')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
