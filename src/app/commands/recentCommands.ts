import { z } from 'zod';

const kept = 5;
const Ids = z.array(z.string()).catch([]);
const keyOf = (user: number) => `recent-commands-${user}`;

/** The ids of what this person last did by the palette in this browser, newest first. */
export function recentCommands(user: number): string[] {
  return Ids.parse(JSON.parse(window.localStorage.getItem(keyOf(user)) ?? '[]'));
}

export function rememberCommand(user: number, id: string): void {
  const ids = [id, ...recentCommands(user).filter((one) => one !== id)].slice(0, kept);
  window.localStorage.setItem(keyOf(user), JSON.stringify(ids));
}
