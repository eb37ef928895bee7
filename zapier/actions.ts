import type { Bundle, Create, Search, ZObject } from 'zapier-platform-core';
import { sampleCall, sampleContact } from './samples.ts';

interface Call extends Record<string, unknown> {
  uuid: string;
  tags: string[];
  version: number;
}

interface Contact extends Record<string, unknown> {
  uuid: string;
}

/** What was typed into a field. */
function text({ inputData }: Bundle, key: string): string {
  const typed = inputData[key];
  return typeof typed === 'string' ? typed.trim() : '';
}

/** That of the API key. */
async function accountOf(z: ZObject): Promise<number> {
  return (await z.request<{ account: number }>('/v2/integration/hook')).data.account;
}

const sendText: Create = {
  key: 'send_text',
  noun: 'Text',
  display: { label: 'Send a Text', description: 'Sends a text to one person.' },
  operation: {
    inputFields: [
      { key: 'sender', label: 'From', required: true, helpText: 'One of your numbers or names, such as +61255500123.' },
      { key: 'target', label: 'To', required: true, helpText: 'A number such as +61491570006.' },
      { key: 'message', label: 'Message', type: 'text', required: true },
    ],
    async perform(z: ZObject, bundle: Bundle) {
      const [sender, target, message] = [text(bundle, 'sender'), text(bundle, 'target'), text(bundle, 'message')];
      const body = { account: await accountOf(z), sender, target, message };
      return (await z.request({ method: 'PUT', url: '/v2/sms/send', body })).data;
    },
    sample: { uuid: '00000000-0000-4000-8000-000000000004', target: '+61491570006', content: 'Thanks for calling' },
  },
};

const tagCall: Create = {
  key: 'tag_call',
  noun: 'Call',
  display: { label: 'Tag a Call', description: 'Adds tags to a call, and a note if you like.' },
  operation: {
    inputFields: [
      { key: 'call', label: 'Call', required: true, helpText: 'The UUID of the call, from a trigger or search.' },
      { key: 'tags', label: 'Tags', list: true, required: true },
      { key: 'notes', label: 'Note', type: 'text', helpText: 'Replaces the note that the call has.' },
    ],
    async perform(z: ZObject, bundle: Bundle) {
      const url = `/v2/call/${encodeURIComponent(text(bundle, 'call'))}`;
      const { tags, version } = (await z.request<Call>(url)).data;
      const added = ([bundle.inputData['tags']].flat() as unknown[]).map((tag) => String(tag).trim()).filter(Boolean);
      const notes = text(bundle, 'notes');
      const body = { version, tags: [...new Set([...tags, ...added])], ...(notes && { notes }) };
      return (await z.request<Call>({ method: 'PATCH', url, body })).data;
    },
    sample: sampleCall,
  },
};

const addContact: Create = {
  key: 'add_contact',
  noun: 'Contact',
  display: { label: 'Add a Contact', description: 'Adds a person to the address book.' },
  operation: {
    inputFields: [
      { key: 'firstName', label: 'First name', required: true },
      { key: 'lastName', label: 'Last name' },
      { key: 'number', label: 'Number', required: true, helpText: 'Such as +61491570006.' },
    ],
    async perform(z: ZObject, bundle: Bundle) {
      const numbers = [{ main: true, type: 'mobile', num: text(bundle, 'number') }];
      const names = { firstName: text(bundle, 'firstName'), lastName: text(bundle, 'lastName') };
      const body = { account: await accountOf(z), ...names, numbers };
      return (await z.request<Contact>({ method: 'PUT', url: '/v2/addressbook/', body })).data;
    },
    sample: sampleContact,
  },
};

const findCall: Search = {
  key: 'find_call',
  noun: 'Call',
  display: { label: 'Find a Call', description: 'Finds a call by its UUID.' },
  operation: {
    inputFields: [{ key: 'call', label: 'Call', required: true, helpText: 'The UUID of the call.' }],
    async perform(z: ZObject, bundle: Bundle) {
      const url = `/v2/call/${encodeURIComponent(text(bundle, 'call'))}`;
      const { status, data } = await z.request<Call>({ url, skipThrowForStatus: true });
      return status === 404 ? [] : [data];
    },
    sample: sampleCall,
  },
};

const findContact: Search = {
  key: 'find_contact',
  noun: 'Contact',
  display: { label: 'Find a Contact', description: 'Finds people of the address book by number or name.' },
  operation: {
    inputFields: [{ key: 'search', label: 'Number or name', required: true }],
    async perform(z: ZObject, bundle: Bundle) {
      const params = { search: text(bundle, 'search') };
      return (await z.request<Contact[]>({ url: '/v2/addressbook/', params })).data;
    },
    sample: sampleContact,
  },
};

export const creates = { send_text: sendText, tag_call: tagCall, add_contact: addContact };
export const searches = { find_call: findCall, find_contact: findContact };
