import type { MessageDescriptor } from 'react-intl';
import type { PlannedPage } from '#contract/pages.ts';
import { paths } from '../../page/paths.ts';
import { plannedMessages as words } from './planned.messages.ts';

interface Fallback {
  to: string;
  label: MessageDescriptor;
}

const calls = { to: paths.calls(), label: words.calls };
const timeReport = { to: paths.timeReport(), label: words.timeReport };
const numbers = { to: paths.numbers(), label: words.numbers };
const dashboard = { to: paths.dashboard(), label: words.dashboard };

/** The page to use until this one is built. */
export function plannedFallback(page: PlannedPage): Fallback {
  if (page === 'callHistory' || page.startsWith('outbound')) return calls;
  if (page.endsWith('Report')) return timeReport;
  if (page === 'numberInsertion' || page === 'insertionDomain' || page === 'followup') return numbers;
  return dashboard;
}
