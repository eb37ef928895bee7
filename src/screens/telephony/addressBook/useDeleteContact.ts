import { useIntl } from 'react-intl';
import { type Contact, ContactNumbers } from '#contract/telephony/addressBook.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { fullName } from '#values/fullName.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { addressBookMessages as words } from './addressBook.messages.ts';

/** Deletes a contact immediately; the toast offers an undo. */
export function useDeleteContact(): (contact: Contact) => Promise<void> {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const tell = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      await invalidate('listContacts');
    }
  };
  const restore = ({ account, firstName, lastName, numbers }: Contact) =>
    tell(() => {
      const card = { account, firstName, lastName, numbers: ContactNumbers.parse(numbers), evenIfKnown: true };
      return call(endpoints.createContact, { body: card });
    });
  return async (contact) => {
    const deleted = await tell(() => call(endpoints.deleteContact, { params: { uuid: contact.uuid } }));
    if (!deleted) return;
    toasts.add('info', intl.formatMessage(words.deleted, { name: fullName(contact) }), {
      action: { label: intl.formatMessage(words.undo), onChoose: () => void restore(contact) },
    });
  };
}
