import type { lists } from '#contract/messaging/lists.contract.ts';
import type { MessageContext } from '../messages/messageContext.ts';
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
import { messagingBy } from '../messages/messagingBy.ts';

export const listHandlers = (messages: MessageContext): HandlersFor<typeof lists> => ({
  listSmsLists: async ({ db, scope }) => (await listLists(db, scope)).map(toList),
  createSmsList: (context) => createList(messagingBy(context, messages), context.input.body),
  getSmsList: (context) => readList(messagingBy(context, messages), context.input.params.uuid, context.input.query),
  changeSmsList: (context) => changeList(messagingBy(context, messages), context.input.params.uuid, context.input.body),
  deleteSmsList: (context) => removeList(messagingBy(context, messages), context.input.params.uuid),
  addListContacts(context) {
    const { params, body } = context.input;
    if (body.from === 'addressBook') return addAddressBook(messagingBy(context, messages), params.uuid);
    const contacts = body.contacts.map((contact, index) => ({ line: index + 1, ...contact }));
    return addTyped(messagingBy(context, messages), params.uuid, contacts, { invalid: 'skip', country: body.country });
  },
  countCallers: async (context) =>
    countCallersIn(messagingBy(context, messages), context.input.params.account, context.input.query),
  addListCallers: (context) =>
    addCallersTo(messagingBy(context, messages), context.input.params.uuid, context.input.query),
  importListFile(context) {
    const { params, body } = context.input;
    return importListFile(messagingBy(context, messages), params.uuid, sheetOf(context), body);
  },
});
