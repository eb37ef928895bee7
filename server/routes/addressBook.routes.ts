import type { addressBook } from '#contract/addressBook.contract.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { authorOf } from '../services/access/authorOf.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import { findContact, listContacts } from '../repositories/contacts.repository.ts';
import { changeContact, createContact, deleteContact } from '../services/calls/writeContacts.ts';
import { found } from '../services/found.ts';

export const addressBookHandlers: HandlersFor<typeof addressBook> = {
  listContacts: ({ db, scope, input }) => listContacts(db, scope, input.query.search),
  createContact: (context) => createContact(writing(context), context.input.body),
  async getContact({ db, scope, input }) {
    const contact = found(await findContact(db, scope, input.params.uuid));
    return contact;
  },
  changeContact: (context) => changeContact(writing(context), context.input.params.uuid, context.input.body),
  deleteContact: (context) => deleteContact(writing(context), context.input.params.uuid),
};

function writing<E extends EndpointSpec>(context: SessionContext<E>) {
  return { db: context.db, scope: context.scope, author: authorOf(context) };
}
