import { z } from 'zod';

export const flag = z.stringbool({ error: 'is on or off (true or false)' });
export const address = (kinds: RegExp) => z.url({ protocol: kinds, error: 'is not an address that can be used here' });
export const text = z.string().min(1);
export const port = z.coerce.number({ error: 'is a port from 1 to 65535' }).int().min(1).max(65_535);

const place = '[A-Z]{2}(-(geo|mobile|smart|tollfree))?';
/** `AU=AD1,GB-mobile=AD2`: ids by country, or by country and network. */
export const idsByPlace = z
  .string()
  .regex(new RegExp(`^${place}=[\\w-]+(\\s*,\\s*${place}=[\\w-]+)*$`), {
    error: 'is a list of countries with ids, such as AU=AD1,GB-mobile=AD2',
  })
  .transform((list) => Object.fromEntries(list.split(',').map((pair) => pair.trim().split('=') as [string, string])))
  .default({});
