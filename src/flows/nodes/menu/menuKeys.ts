/** What a phone can send, in the order of its keypad. */
export const menuKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;
export type MenuKey = (typeof menuKeys)[number];

/** The exit of a key. */
export function exitOfKey(key: MenuKey): string {
  if (key === '*') return 'key-star';
  return key === '#' ? 'key-hash' : `key-${key}`;
}
