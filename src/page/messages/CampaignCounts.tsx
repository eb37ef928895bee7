import { useIntl } from 'react-intl';
import type { Campaign } from '#contract/messaging/campaign.ts';
import { campaignCountMessages as words } from './campaign.messages.ts';
import * as styles from './CampaignCounts.css.ts';

const names = Object.keys(words) as (keyof typeof words)[];

/** What came of a campaign's messages, side by side. */
export function CampaignCounts({ campaign }: { campaign: Pick<Campaign, keyof typeof words> }) {
  const intl = useIntl();
  return (
    <dl className={styles.counts}>
      {names.map((name) => (
        <div key={name} className={styles.count}>
          <dt className={styles.name}>{intl.formatMessage(words[name])}</dt>
          <dd className={styles.figure}>{intl.formatNumber(campaign[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
