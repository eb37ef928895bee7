import type { Authentication, Bundle, HttpResponse, ZObject } from 'zapier-platform-core';

/** The account of the API key. */
interface Connected {
  account: number;
  accountName: string;
}

/** Fails with what the server said when the key is wrong. */
async function test(z: ZObject): Promise<Connected> {
  const { data } = await z.request<Connected>('/v2/integration/hook');
  return { account: data.account, accountName: data.accountName };
}

export const authentication = {
  type: 'custom',
  fields: [
    {
      key: 'address',
      label: 'Address',
      required: true,
      default: 'https://',
      helpText: 'Where you log in, such as https://calls.example.com.',
    },
    {
      key: 'apiKey',
      label: 'API key',
      required: true,
      type: 'password',
      helpText: 'Create one under Settings, API keys, with “Subscribe to events (Zapier)”.',
    },
  ],
  test,
  connectionLabel: '{{accountName}}',
} satisfies Authentication;

/** Requests name paths only; they go to the customer’s address with the key. */
export function addLogin(request: { url: string; headers?: Record<string, string> }, _z: ZObject, bundle: Bundle) {
  const { address, apiKey } = bundle.authData as { address: string; apiKey: string };
  const url = request.url.startsWith('/') ? `${address.replace(/\/+$/, '')}${request.url}` : request.url;
  return { ...request, url, headers: { ...request.headers, authorization: `Bearer ${apiKey}` } };
}

/** What people read when a request was refused. */
export function explainRefusal(response: HttpResponse, z: ZObject): HttpResponse {
  if (response.status < 400 || response.skipThrowForStatus) return response;
  const code = codeIn(response.content);
  if (response.status === 401) throw new z.errors.ExpiredAuthError('The API key isn’t valid any more.');
  throw new z.errors.Error(words[code] ?? `The request was refused (${code}).`, code, response.status);
}

const words: Readonly<Record<string, string>> = {
  'ACCESS-DENIED': 'The API key may not do this. Create one that may under Settings, API keys.',
  'ALREADY-EXISTS': 'There is one already.',
  'CREDIT-TOO-LOW': 'Your SMS credit is used up.',
  'INVALID-PAYLOAD': 'One of the fields isn’t valid.',
  'LIMIT-REACHED': 'The account has as many Zaps as its plan allows.',
  'MISSING-COUNTRY-CHARGES-COUNTRY': 'Texts to this country have no price yet.',
  'NO-VALID-TARGETS': 'Texts can’t be sent to this number.',
  'NOT-FOUND': 'It isn’t there any more.',
  'OPTED-OUT': 'This person has opted out of texts.',
  'SENDER-NOT-REGISTERED': 'The sender isn’t registered in this country.',
  'SENDER-NOT-VALID': 'Texts can’t be sent from this number.',
  'STALE-VERSION': 'Somebody changed it at the same time. Try again.',
  'TOO-MANY-REQUESTS': 'There were too many requests. Try again in a minute.',
};

function codeIn(content: string): string {
  try {
    return (JSON.parse(content) as { errorCode?: string }).errorCode ?? '';
  } catch {
    return '';
  }
}
