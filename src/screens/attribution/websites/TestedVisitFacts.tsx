import { useIntl } from 'react-intl';
import type { TestedVisit } from '#contract/attribution/webSnippet.contract.ts';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { touchRuleWords } from '../../../page/attribution/touchRule.messages.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { visitTestNamed, visitTestWords as words } from './visitTest.messages.ts';
import * as styles from './Websites.css.ts';

/** Where a visit would come from, why, and what each number of the website would become. */
export function TestedVisitFacts({ website, seen }: { website: Website; seen: TestedVisit }) {
  const intl = useIntl();
  const { source, medium, campaign, keyword, landing, rule, evidence, swaps } = seen;
  const facts = {
    source: `${source} / ${medium}`,
    why: intl.formatMessage(touchRuleWords[rule], { evidence }),
    campaign,
    keyword,
    landing,
  };
  const textOf = ({ number, rule: id, shows }: TestedVisit['swaps'][number]) => {
    const name = phoneText(number).text;
    const at = website.rules.findIndex((each) => each.id === id);
    if (shows === null) return intl.formatMessage(visitTestNamed.stays, { number: name });
    const pool = website.pools.find((each) => each.id === shows.pool);
    const shown =
      shows.number === null
        ? intl.formatMessage(visitTestNamed.inPool, { name: pool?.name ?? '' })
        : phoneText(shows.number).text;
    return intl.formatMessage(visitTestNamed.becomes, { number: name, shown, rule: at + 1 });
  };
  return (
    <div className={styles.stack} role="status">
      <dl className={styles.facts}>
        {(Object.keys(facts) as (keyof typeof facts)[])
          .filter((name) => facts[name] !== null)
          .map((name) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt className={styles.term}>{intl.formatMessage(words[name])}</dt>
              <dd className={styles.fact}>{facts[name]}</dd>
            </div>
          ))}
      </dl>
      {swaps.length === 0 && <p className={styles.muted}>{intl.formatMessage(words.noNumbers)}</p>}
      <ul className={styles.list}>
        {swaps.map((swap) => (
          <li key={swap.number}>{textOf(swap)}</li>
        ))}
      </ul>
    </div>
  );
}
