import type { MessageDescriptor } from 'react-intl';
import type { PlannedPage } from '#contract/pages.ts';
import { billingPages } from './billingPages.messages.ts';
import { powerupsPages } from './powerupsPages.messages.ts';

interface PlannedWords {
  title: MessageDescriptor;
  /** What the page will do. */
  text: MessageDescriptor;
}

/** Texts of all unbuilt pages; a missing one does not compile. */
export const plannedPages: Readonly<Record<PlannedPage, PlannedWords>> = {
  ...billingPages,
  ...powerupsPages,
};

export function isPlannedPage(page: unknown): page is PlannedPage {
  return typeof page === 'string' && page in plannedPages;
}
