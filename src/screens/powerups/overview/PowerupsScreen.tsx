import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { PowerupOverview } from '#contract/powerups/powerupOverview.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type Fact, FactList } from '../../../ui/text/FactList.tsx';
import { powerupMessages as words } from './powerups.messages.ts';
import * as styles from './Powerups.css.ts';

/** What an account can have follow its calls, with what it did lately. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const { data, error, mutate } = useEndpoint('getPowerupOverview', { query: { account: [account] } });
  return (
    <OneAccountPage {...one} title={intl.formatMessage(words.title)} intro={intl.formatMessage(words.intro)}>
      {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="24rem" />}
      {data && <Powerups overview={data} />}
    </OneAccountPage>
  );
}

function Powerups({ overview: { smartTags, followUps, sales } }: { overview: PowerupOverview }) {
  const intl = useIntl();
  const free = intl.formatMessage(words.free);
  return (
    <>
      <Powerup
        name="smartTags"
        to={paths.smartTags()}
        setUp={smartTags}
        did={intl.formatMessage(words.tagged, smartTags)}
        cost={free}
      />
      <Powerup
        name="followUps"
        to={paths.followUps()}
        setUp={followUps}
        did={intl.formatMessage(words.sent, followUps)}
        cost={intl.formatMessage(words.costsTexts)}
      />
      <Powerup name="sales" to={paths.sales()} setUp={sales} did={intl.formatMessage(words.sold, sales)} cost={free} />
    </>
  );
}

interface PowerupProps {
  name: 'smartTags' | 'followUps' | 'sales';
  to: string;
  setUp: Pick<PowerupOverview['sales'], 'on' | 'total' | 'changedBy' | 'changedAt'>;
  did: string;
  cost: string;
}

function Powerup({ name, to, setUp: { on, total, changedBy, changedAt }, did, cost }: PowerupProps) {
  const intl = useIntl();
  const { tz: timeZone } = useProfile();
  const state = total === 0 ? 'notSetUp' : on > 0 ? 'on' : 'off';
  const day = changedAt === null ? '' : intl.formatDate(changedAt, { timeZone, dateStyle: 'medium' });
  const changed: Fact[] =
    changedBy === null
      ? []
      : [[intl.formatMessage(words.last), intl.formatMessage(words.lastBy, { name: changedBy, day })]];
  const facts: Fact[] = [
    ...(total === 0 ? [] : [[intl.formatMessage(words.did), did] satisfies Fact]),
    ...changed,
    [intl.formatMessage(words.cost), cost],
  ];
  const title = intl.formatMessage(words[name]);
  const action = intl.formatMessage(total === 0 ? words.setUp : words.open);
  const text = { smartTags: words.smartTagsText, followUps: words.followUpsText, sales: words.salesText }[name];
  return (
    <Card
      title={title}
      actions={<Badge tone={state === 'on' ? 'success' : 'neutral'}>{intl.formatMessage(words[state])}</Badge>}
    >
      <div className={styles.column}>
        <p className={styles.text}>{intl.formatMessage(text)}</p>
        <FactList facts={facts} />
        <div>
          <Link className={button({ look: 'plain', size: 'small' })} to={to} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </div>
      </div>
    </Card>
  );
}
