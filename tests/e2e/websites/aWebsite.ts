import { randomUUID } from 'node:crypto';
import type { Website } from '#contract/attribution/websites.contract.ts';
import type { apiAs } from '../site.ts';

/** Swap rules by which everybody sees a number, instead of one number of the page or of each. */
export function everybodySees(number: string | undefined, target: string | null = null): object[] {
  const everybody = { medium: 'any', source: 'any', landing: null, campaign: null };
  return [{ ...everybody, id: randomUUID(), target, show: { type: 'number', number } }];
}

/** Adds a website with these numbers and swap rules. Returns its code. */
export async function aWebsite(
  api: Awaited<ReturnType<typeof apiAs>>,
  account: number,
  domain: string,
  numbers: object[],
  rules: object[],
): Promise<string> {
  const { code } = await api<Website>('PUT', '/v2/web', { account, domain });
  const said = { aliases: [], numbers, rules, origins: [], windowDays: 30, retentionDays: 400 };
  await api('POST', `/v2/web/${code}`, { version: 1, ...said });
  return code;
}

/** Two numbers of Melbourne with their account, and two of another one. */
export async function chooseNumbers(api: Awaited<ReturnType<typeof apiAs>>) {
  const all = await api<{ did: string; account: number; status: string }[]>('GET', '/v2/number');
  const byAccount = Map.groupBy(
    all.filter(({ status }) => status === 'active'),
    ({ account }) => account,
  );
  const twoOf = (except: number, begins: string) => {
    for (const [account, own] of byAccount) {
      const [one, other] = own.filter(({ did }) => account !== except && did.startsWith(begins)).map(({ did }) => did);
      if (one && other) return { account, numbers: [one, other] as [string, string] };
    }
    throw new Error(`no account has two numbers with ${begins}`);
  };
  const { account, numbers } = twoOf(0, '+613');
  const { account: other, numbers: twins } = twoOf(account, '+');
  return { account, numbers, other, twins };
}
