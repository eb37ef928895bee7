import { z } from 'zod';
import { HostName } from './hostName.ts';
import { Uuid } from './ids.ts';
import { lineText } from './lineText.ts';
import { PhoneNumber } from './phoneNumber.ts';

/** What a swap rule asks of a visit’s medium. */
export const SwapMedium = z.enum(['any', 'none', 'organic', 'paid', 'referral', 'social']);
export type SwapMedium = z.infer<typeof SwapMedium>;

/** What a swap rule asks of a visit’s source. */
export const SwapSource = z.enum(['any', 'google', 'bing', 'facebook']);
export type SwapSource = z.infer<typeof SwapSource>;

/** How a number of the page is replaced: where it is written, by an image, in an element, or by the site’s own script. */
export const Replacement = z.enum(['text', 'image', 'custom', 'js']);
export type Replacement = z.infer<typeof Replacement>;

/** `waiting` until those agree whose account already has the domain; `expired` if they don’t answer in time. */
export const WebsiteStatus = z.enum(['active', 'waiting', 'refused', 'expired']);
export type WebsiteStatus = z.infer<typeof WebsiteStatus>;
export type StoredWebsiteStatus = Exclude<WebsiteStatus, 'expired'>;

/** Those whose account has a domain may answer for so long. */
export const daysToAnswer = 14;

/** A domain as its website has it: without `https://`, `www.` and a path. */
export const WebsiteDomain = z
  .string()
  .trim()
  .toLowerCase()
  .refine((domain) => !/^(https?:\/\/|www\.)/.test(domain), { error: 'removePrefix', abort: true })
  .pipe(HostName);

const CssSelector = z.string().trim().min(1).max(200);
const ScriptName = z
  .string()
  .trim()
  .max(100)
  .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, { error: 'script' });
/** The address of an image, or its path on the website. */
const ImageAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https:\/\/[^\s"'<>]+|\/[^\s"'<>]*)$/, { error: 'image' });

const shownAs = z.discriminatedUnion('replacement', [
  z.object({ replacement: z.literal('text') }),
  /** Images whose address contains `find` get the address `image`, with the number’s digits in the place of `{number}`. */
  z.object({ replacement: z.literal('image'), find: z.string().trim().min(1).max(200), image: ImageAddress }),
  /** The text of elements that the selector finds. */
  z.object({ replacement: z.literal('custom'), selector: CssSelector }),
  /** A function of the page, which gets the number. */
  z.object({ replacement: z.literal('js'), call: ScriptName }),
]);

/** A number that stands on the website, and how it is replaced. */
export const PageNumber = z.intersection(z.object({ number: PhoneNumber }), shownAs);
export type PageNumber = z.infer<typeof PageNumber>;

/** What visitors see instead of a number of the page: one number, or one of a pool that is theirs for the visit. */
export const Shown = z.discriminatedUnion('type', [
  z.object({ type: z.literal('number'), number: PhoneNumber }),
  z.object({ type: z.literal('pool'), pool: Uuid }),
]);
export type Shown = z.infer<typeof Shown>;

const PathStart = z.string().trim().max(200).regex(/^\//, { error: 'path' });

/** Which visitors see which number. The first rule that is for a number of the page and for the visitor decides. */
export const SwapRule = z.object({
  id: Uuid,
  medium: SwapMedium,
  source: SwapSource,
  /** How the path of the landing page begins; null for every page. */
  landing: PathStart.nullable(),
  /** Whatever its case; null for every campaign. */
  campaign: lineText(100).min(1).nullable(),
  /** The number of the page that it replaces; null for each of them. */
  target: PhoneNumber.nullable(),
  show: Shown,
});
export type SwapRule = z.infer<typeof SwapRule>;

/** What a website’s owner says of where visitors come from, before all tables. Conditions that are null always hold. */
export const OwnRule = z.object({
  id: Uuid,
  /** The host that sent the visitor, or one above it. */
  referrer: HostName.nullable(),
  /** How the path of the landing page begins. */
  path: PathStart.nullable(),
  /** A parameter of the address: its name, and its value unless that is null. */
  parameter: z
    .object({ name: z.string().trim().min(1).max(100), value: z.string().trim().max(200).nullable() })
    .nullable(),
  source: lineText(100).min(1),
  medium: lineText(100).min(1),
  campaign: lineText(100).min(1).nullable(),
});
export type OwnRule = z.infer<typeof OwnRule>;

/** What told where a visit comes from. */
export const TouchRule = z.enum([
  'own-rule',
  'click-id-paid-medium',
  'click-id',
  'utm',
  'referrer',
  'referral',
  'internal',
  'passed-through',
  'direct',
]);
export type TouchRule = z.infer<typeof TouchRule>;

/** A page that a visitor saw: its host and path. */
export interface VisitedPage {
  page: string;
  /** Epoch ms. */
  at: number;
}

/** How often a page that is open says so. Seconds. */
export const heartbeatSeconds = 60;

/** Pages of a visit that are kept. */
export const mostPages = 50;

/** What gets in the way of a website’s numbers. */
export const SnippetProblem = z.enum([
  'snippetMissing',
  'tagManager',
  'snippetTwice',
  'otherSnippet',
  'otherTracker',
  'scriptRefused',
  'connectionRefused',
  'numberMissing',
]);
export type SnippetProblem = z.infer<typeof SnippetProblem>;
