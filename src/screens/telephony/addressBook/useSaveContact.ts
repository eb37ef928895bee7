import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { Contact } from '#contract/telephony/addressBook.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { addressBookMessages as words } from './addressBook.messages.ts';
import type { ContactForm } from './contactDraft.ts';

const Holder = z.object({ name: z.string(), num: z.string() });

/** Saves a contact; asks first if another contact has one of its numbers. Resolves false if not saved. */
export function useSaveContact(contact: Contact | null) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const send = ({ account, ...card }: z.output<typeof ContactForm>, evenIfKnown: boolean) => {
    if (!contact) return call(endpoints.createContact, { body: { account, ...card, evenIfKnown } });
    const { uuid, version } = contact;
    return call(endpoints.changeContact, { params: { uuid }, body: { version, ...card, evenIfKnown } });
  };
  const askIfKnown = (error: unknown) => {
    const holder = error instanceof ApiError && error.code === 'ALREADY-EXISTS' ? Holder.safeParse(error.info) : null;
    if (!holder?.success) throw error;
    const { name, num } = holder.data;
    return confirmations.ask({
      title: intl.formatMessage(words.knownTitle),
      text: intl.formatMessage(words.known, { name, number: phoneText(num).text }),
      confirm: intl.formatMessage(words.keepBoth),
      cancel: intl.formatMessage(words.cancel),
    });
  };
  return async (card: z.output<typeof ContactForm>): Promise<boolean> => {
    try {
      await send(card, false);
    } catch (error) {
      if (!(await askIfKnown(error))) return false;
      await send(card, true);
    }
    toasts.add('success', intl.formatMessage(words.saved));
    await invalidate('listContacts');
    return true;
  };
}
