import { useIntl } from 'react-intl';
import type { CallTags } from '#contract/powerups/smartTags.contract.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { scoreNamed } from './score.messages.ts';
import { useConditionText } from '../callConditions/useConditionText.ts';

type Evidence = CallTags['given'][number]['evidence'][number];

/** What a condition asked for, with what the call has where that says more, such as “Duration: at least 2 min (5 min 19 s)”. */
export function useEvidenceText(): (evidence: Evidence) => string {
  const intl = useIntl();
  const conditionText = useConditionText();
  const durationText = useDurationText();
  const valueText = ({ condition, value }: Evidence): string | null => {
    if (value === null) return null;
    switch (condition.kind) {
      case 'duration':
      case 'talkTime':
        return durationText(Number(value));
      case 'leadScore':
        return intl.formatNumber(Number(value));
      case 'trackingSource':
      case 'webSource':
      case 'webMedium':
      case 'location':
      case 'keys':
        return condition.not || condition.is.length > 1 ? String(value) : null;
      case 'webCampaign':
      case 'webLanding':
        return String(value);
      case 'trackingNumber':
      case 'status':
      case 'callerType':
      case 'hours':
        return null;
    }
  };
  return (evidence) => {
    const [asked, value] = [conditionText(evidence.condition), valueText(evidence)];
    return value === null ? asked : intl.formatMessage(scoreNamed.found, { asked, value });
  };
}
