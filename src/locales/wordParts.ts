/**
 * The files that the words of a language are split into, with the areas of message ids in each: `calls.title` is of the
 * area `calls`. A route names the parts it needs besides `outside` (before login) and `inside` (after it), so the login
 * page loads no words of call flows. The locale build refuses an area that is in no part.
 */
export const wordParts = {
  outside: [
    'error',
    'form',
    'locale',
    'login',
    'notFound',
    'outside',
    'page',
    'password',
    'phone',
    'recover',
    'session',
    'widget',
  ],
  inside: [
    'addressBook',
    'advice',

    'answer',
    'call',
    'calls',
    'chart',
    'colour',
    'dashboard',
    'duration',
    'filter',
    'identity',
    'logins',
    'numbers',
    'people',
    'profile',
    'report',
    'security',
    'shell',
    'table',
    'upload',
    'user',
    'users',
  ],
  flow: ['flow', 'node', 'problem', 'simulate', 'wizard'],
  planned: ['planned'],
  command: ['command'],
  invite: ['invite'],
  unsubscribe: ['unsubscribe'],
  routing: ['blocks', 'newNumber', 'porting'],
  accounts: ['account', 'accountWord', 'signup', 'structure'],
  brand: ['custom'],
  scheduled: ['scheduledReport'],
  admin: ['admin'],
} as const;

export type WordsPart = keyof typeof wordParts;
