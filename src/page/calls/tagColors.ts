import type { CallTag } from '#contract/telephony/callTags.contract.ts';

/** The color of a tag in an account: its own, the later of two, else the first one of that name, since sub-accounts use their parent's tags. */
export function tagColors(
  tags: readonly Pick<CallTag, 'account' | 'name' | 'color'>[],
): (name: string, account: number) => string | undefined {
  const byAccount = new Map(tags.map((tag) => [`${tag.account} ${tag.name}`, tag.color]));
  const byName = new Map(tags.toReversed().map((tag) => [tag.name, tag.color]));
  return (name, account) => byAccount.get(`${account} ${name}`) ?? byName.get(name);
}
