import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/calls.contract.ts';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { detailedActivity, plainActivity } from './activity.messages.ts';
import { activityKinds } from './activityKinds.ts';

type Entry = CallDetail['activity'][number];

/** Formats a call event with its icon; falls back to its text when the kind is unknown. */
export function useActivityText(): (entry: Pick<Entry, 'kind' | 'text'>) => { icon: IconName; text: string } {
  const intl = useIntl();
  const duration = useDurationText();
  return ({ kind, text }) => {
    const known = activityKinds.get(kind);
    if (!known) return { icon: 'info', text: intl.formatMessage(detailedActivity.other, { detail: text || kind }) };
    const { icon, plain, detailed, seconds } = known;
    if (!detailed || !text) return { icon, text: intl.formatMessage(plainActivity[plain]) };
    const detail = seconds ? duration(Number(text)) : phoneText(text).text;
    return { icon, text: intl.formatMessage(detailedActivity[detailed], { detail }) };
  };
}
