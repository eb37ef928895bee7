export const folders = ['open', 'unread', 'mine', 'unassigned', 'closed'] as const;
export type Folder = (typeof folders)[number];

/** What the list asks for to show a folder. */
export const queryOf = {
  open: { state: 'open' },
  unread: { state: 'open', unread: 'true' },
  mine: { state: 'open', assignee: 'me' },
  unassigned: { state: 'open', assignee: 'none' },
  closed: { state: 'closed' },
} as const;
