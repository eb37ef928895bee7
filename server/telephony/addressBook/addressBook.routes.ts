import type { addressBook } from '#contract/telephony/addressBook.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findContact, listContacts } from './contacts.repository.ts';
import { changeContact, createContact, deleteContact } from './writeContacts.ts';
import { found } from '../../kernel/found.ts';

export const addressBookHandlers: HandlersFor<typeof addressBook> = {
  listContacts: ({ db, scope, input }) => listContacts(db, scope, input.query.search),
  createContact: (context) => createContact(actorOf(context), context.input.body),
  async getContact({ db, scope, input }) {
    const contact = found(await findContact(db, scope, input.params.uuid));
    return contact;
  },
  changeContact: (context) => changeContact(actorOf(context), context.input.params.uuid, context.input.body),
  deleteContact: (context) => deleteContact(actorOf(context), context.input.params.uuid),
};
