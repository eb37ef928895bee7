import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { trueMinus } from '#values/trueMinus.ts';
import { call } from '../../../api/client/call.ts';
import { fieldWords } from '../../../page/callConditions/conditionFields.messages.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { useConditionText } from '../../../page/callConditions/useConditionText.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Fact } from '../../../ui/text/FactList.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { backfillWords } from './backfill.messages.ts';
import { BackfillDialog } from './BackfillDialog.tsx';
import { tagMessages as words } from './smartTags.messages.ts';
import * as styles from './SmartTags.css.ts';
import { TagDialog } from './TagDialog.tsx';

interface TagCardProps {
  tag: SmartTag;
  onChanged: () => void;
  /** Past calls are counted for it. */
  onCounting: () => void;
}

/** Which calls get a tag, with buttons to change or delete it. */
export function TagCard({ tag, onChanged, onCounting }: TagCardProps) {
  const intl = useIntl();
  const [isCounting, setCounting] = useState(false);
  const conditionText = useConditionText();
  const { uuid, account, accountName, name, colour, score, match, conditions, subAccounts, enabled } = tag;
  const points = trueMinus(intl.formatNumber(score, { signDisplay: 'exceptZero' }));
  const several = conditions.length > 1 ? `${intl.formatMessage(fieldWords[match])}: ` : '';
  const facts: Fact[] = [
    [intl.formatMessage(fieldWords.when), `${several}${conditions.map(conditionText).join(' · ')}`],
    ...(score === 0 ? [] : [[intl.formatMessage(words.points), points] satisfies Fact]),
    ...(subAccounts
      ? [
          [
            intl.formatMessage(words.accounts),
            intl.formatMessage(words.withBelow, { name: accountName }),
          ] satisfies Fact,
        ]
      : []),
  ];
  return (
    <SettingsCard
      title={name}
      badge={
        <span className={styles.name}>
          <span className={styles.dot} style={{ background: colour }} />
          <Badge tone={enabled ? 'success' : 'neutral'}>{intl.formatMessage(enabled ? words.on : words.off)}</Badge>
        </span>
      }
      facts={facts}
      words={{
        edit: intl.formatMessage(words.edit),
        delete: intl.formatMessage(words.delete),
        cancel: intl.formatMessage(words.cancel),
        deleteTitle: intl.formatMessage(words.deleteTitle, { name }),
        deleteText: intl.formatMessage(words.deleteText),
      }}
      remove={() => call(endpoints.deleteSmartTag, { params: { uuid } })}
      onChanged={onChanged}
      links={
        <>
          <Button size="small" onClick={() => setCounting(true)}>
            {intl.formatMessage(backfillWords.open)}
          </Button>
          {isCounting && (
            <BackfillDialog
              tag={tag}
              onClose={() => setCounting(false)}
              onCounting={() => {
                setCounting(false);
                onCounting();
              }}
            />
          )}
        </>
      }
      form={(on) => <TagDialog account={account} tag={tag} {...on} />}
    />
  );
}
