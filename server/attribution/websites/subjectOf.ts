import type { WebsiteRow } from './websites.repository.ts';

/** A website in the audit log. */
export const subjectOf = ({ domain }: Pick<WebsiteRow, 'domain'>) => `website ${domain}`;
