import { z } from 'zod';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { AccountId } from '#values/ids.ts';
import {
  type OwnRule,
  type PageNumber,
  OwnRule as OwnRuleValue,
  PageNumber as PageNumberValue,
} from '#values/website.ts';
import { type Replacement, SwapRule, WebsiteDomain } from '#values/website.ts';

/** The fields of a number of the page; those of another replacement are kept while one is chosen. */
export interface NumberValues {
  key: string;
  number: string | null;
  replacement: Replacement;
  find: string;
  image: string;
  selector: string;
  call: string;
}

/** `show` is a number, or `pool` and the id of a pool; empty before one is chosen. `target` is empty for every number. */
export interface RuleValues {
  id: string;
  medium: SwapRule['medium'];
  source: SwapRule['source'];
  landing: string;
  campaign: string;
  target: string;
  show: string;
}

export interface OriginValues extends Record<
  'referrer' | 'path' | 'name' | 'value' | 'source' | 'medium' | 'campaign',
  string
> {
  id: string;
}

export interface WebsiteValues {
  shares: number[];
  aliases: string[];
  numbers: NumberValues[];
  rules: RuleValues[];
  origins: OriginValues[];
  windowDays: string;
  retentionDays: string;
}

export function websiteValues(website: Website): WebsiteValues {
  const { shares, aliases, numbers, rules, origins, windowDays, retentionDays } = website;
  return {
    shares,
    aliases,
    numbers: numbers.map((number, at) => ({ ...aNumber(String(at)), ...number })),
    rules: rules.map(({ landing, campaign, target, show, ...rest }) => ({
      ...rest,
      landing: landing ?? '',
      campaign: campaign ?? '',
      target: target ?? '',
      show: show.type === 'pool' ? poolChoice(show.pool) : show.number,
    })),
    origins: origins.map(toOriginValues),
    windowDays: String(windowDays),
    retentionDays: String(retentionDays),
  };
}

const poolPrefix = 'pool ';
export const poolChoice = (pool: string) => `${poolPrefix}${pool}`;

export const aNumber = (key: string): NumberValues => ({
  key,
  number: null,
  replacement: 'text',
  find: '',
  image: '',
  selector: '',
  call: '',
});

export const aRule = (): RuleValues => ({
  id: crypto.randomUUID(),
  medium: 'any',
  source: 'any',
  landing: '',
  campaign: '',
  target: '',
  show: '',
});

export const anOrigin = (): OriginValues => ({
  id: crypto.randomUUID(),
  referrer: '',
  path: '',
  name: '',
  value: '',
  source: '',
  medium: '',
  campaign: '',
});

function toOriginValues({ id, referrer, path, parameter, source, medium, campaign }: OwnRule): OriginValues {
  return {
    id,
    referrer: referrer ?? '',
    path: path ?? '',
    name: parameter?.name ?? '',
    value: parameter?.value ?? '',
    source,
    medium,
    campaign: campaign ?? '',
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

const NumberFields = z
  .custom<NumberValues>()
  .transform(({ number, replacement, find, image, selector, call }): unknown => ({
    number,
    replacement,
    find,
    image,
    selector,
    call,
  }))
  .pipe(PageNumberValue);

const RuleFields = z
  .custom<RuleValues>()
  .transform(({ landing, campaign, target, show, ...rest }): unknown => ({
    ...rest,
    landing: orNull(landing),
    campaign: orNull(campaign),
    target: orNull(target),
    show: shownBy(show),
  }))
  .pipe(SwapRule);

function shownBy(choice: string) {
  if (choice === '') return undefined;
  return choice.startsWith(poolPrefix)
    ? { type: 'pool', pool: choice.slice(poolPrefix.length) }
    : { type: 'number', number: choice };
}

const OriginFields = z
  .custom<OriginValues>()
  .superRefine(({ referrer, path, name }, context) => {
    if ([referrer, path, name].every((condition) => orNull(condition) === null))
      context.addIssue({ code: 'custom', message: 'required', path: ['referrer'] });
  })
  .transform(({ name, value, referrer, path, campaign, ...rest }): unknown => ({
    ...rest,
    referrer: orNull(referrer),
    path: orNull(path),
    campaign: orNull(campaign),
    parameter: orNull(name) === null ? null : { name, value: orNull(value) },
  }))
  .pipe(OwnRuleValue);

const days = (most: number) =>
  z.string().trim().regex(/^\d+$/, { error: 'onlyNumbers' }).transform(Number).pipe(z.number().min(1).max(most));

/** The form of a website, as the API takes it. */
export const WebsiteForm = z
  .object({
    shares: z.array(AccountId),
    aliases: z.array(WebsiteDomain),
    numbers: z.array(NumberFields).superRefine(eachOnce),
    rules: z.array(RuleFields),
    origins: z.array(OriginFields),
    windowDays: days(365),
    retentionDays: days(1100),
  })
  .refine(({ windowDays, retentionDays }) => windowDays <= retentionDays, {
    error: 'windowTooLong',
    path: ['windowDays'],
  });

/** A number that is swapped in two ways would be swapped twice. */
function eachOnce(numbers: readonly PageNumber[], context: z.RefinementCtx): void {
  const known = new Set<string>();
  for (const [at, { number, replacement }] of numbers.entries()) {
    const both = `${number} ${replacement}`;
    if (known.has(both)) context.addIssue({ code: 'custom', message: 'numberTwice', path: [at, 'number'] });
    known.add(both);
  }
}
