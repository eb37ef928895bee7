import { z } from 'zod';

export const flag = z.stringbool({ error: 'is on or off (true or false)' });
export const address = (kinds: RegExp) => z.url({ protocol: kinds, error: 'is not an address that can be used here' });
export const text = z.string().min(1);
export const port = z.coerce.number({ error: 'is a port from 1 to 65535' }).int().min(1).max(65_535);

/** The parts of a list with commas. */
export function listed(list = ''): string[] {
  return list.split(',').flatMap((part) => part.trim() || []);
}
