import type { Contact } from '#contract/addressBook.contract.ts';
import type { TableView } from '../../ui/table/tableAddress.ts';

/** The rows of a view: the list comes sorted by name, so that only another order sorts it here. */
export function pageOfContacts(contacts: readonly Contact[], { page, length, orderBy, order }: TableView) {
  const byAccount = (one: Contact, other: Contact) => one.accountName.localeCompare(other.accountName);
  const sorted = orderBy === 'accountName' ? contacts.toSorted(byAccount) : contacts;
  const ordered = order === 'asc' ? sorted : sorted.toReversed();
  return { total: contacts.length, rows: ordered.slice(page * length, (page + 1) * length) };
}
