import type { lists } from '#contract/messaging/lists.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listLists } from './lists.repository.ts';
import { importListFile } from './importListFile.ts';
import {
  addAddressBook,
  addCallersTo,
  addTyped,
  changeList,
  countCallersIn,
  createList,
  readList,
  removeList,
  toList,
} from './lists.ts';
import { sheetOf } from '../../kernel/files/sheetOf.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const listHandlers: HandlersFor<typeof lists> = {
  listSmsLists: async ({ db, scope }) => (await listLists(db, scope)).map(toList),
  createSmsList: (context) => createList(actorOf(context), context.input.body),
  getSmsList: (context) => readList(actorOf(context), context.input.params.uuid, context.input.query),
  changeSmsList: (context) => changeList(actorOf(context), context.input.params.uuid, context.input.body),
  deleteSmsList: (context) => removeList(actorOf(context), context.input.params.uuid),
  addListContacts(context) {
    const { params, body } = context.input;
    if (body.from === 'addressBook') return addAddressBook(actorOf(context), params.uuid);
    const contacts = body.contacts.map((contact, index) => ({ line: index + 1, ...contact }));
    return addTyped(actorOf(context), params.uuid, contacts, { invalid: 'skip', country: body.country });
  },
  countCallers: async (context) => countCallersIn(actorOf(context), context.input.params.account, context.input.query),
  addListCallers: (context) => addCallersTo(actorOf(context), context.input.params.uuid, context.input.query),
  importListFile(context) {
    const { params, body } = context.input;
    return importListFile(actorOf(context), params.uuid, sheetOf(context), body);
  },
};
