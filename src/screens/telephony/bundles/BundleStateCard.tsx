import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Bundle } from '#contract/telephony/bundles.contract.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import * as styles from './Bundles.css.ts';
import { bundlesMessages, editorWords as words, holderWords, nextWords } from './bundles.messages.ts';
import { BundleStateBadge } from './BundleStateBadge.tsx';

interface BundleStateCardProps {
  bundle: Bundle;
  form: { dirty: boolean; busy: boolean };
  onSubmit: () => void;
  onRemove: () => void;
}

/** Where a bundle stands, what comes next, and what one can do about it. */
export function BundleStateCard({ bundle, form, onSubmit, onRemove }: BundleStateCardProps) {
  const intl = useIntl();
  const accounts = useAccounts();
  const { tz } = useProfile();
  const { state, validUntil, holder } = bundle;
  const account = accounts.length > 1 && accounts.find(({ id }) => id === bundle.account)?.name;
  const mayEdit = state !== 'submitted' && state !== 'approved';
  return (
    <Card title={intl.formatMessage(bundlesMessages.state)} actions={<BundleStateBadge state={state} />}>
      <div className={styles.stack}>
        {account && <span>{account}</span>}
        <span>
          {intl.formatMessage(bundlesMessages.holder)}: {intl.formatMessage(holderWords[holder])}
        </span>
        <p className={styles.muted}>{intl.formatMessage(nextWords[state])}</p>
        {validUntil && (
          <span>
            {intl.formatMessage(bundlesMessages.validUntil)}: <DateTime value={validUntil} timezone={tz} />
          </span>
        )}
        <div className={styles.line}>
          {mayEdit && (
            <>
              <Button look="primary" busy={form.busy} onClick={onSubmit}>
                {intl.formatMessage(words.submit)}
              </Button>
              <Button type="submit" disabled={!form.dirty} busy={form.busy}>
                {intl.formatMessage(words.save)}
              </Button>
            </>
          )}
          {state === 'approved' && (
            <Link className={button({ look: 'primary' })} to={paths.newNumber()}>
              {intl.formatMessage(bundlesMessages.rent)}
            </Link>
          )}
          {state !== 'submitted' && (
            <Button look="quiet" disabled={form.busy} onClick={onRemove}>
              {intl.formatMessage(words.remove)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
