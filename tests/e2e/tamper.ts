import type { Page } from 'playwright-core';
import { intercept } from './intercept.ts';

/** Fields that users fill with text. */
const words =
  /^(name|firstName|lastName|.*Name|title|label|notes?|text|message|company|customer|carrier|street|city|area|source|trackingSource|userAgent|address|detail)$/;
/** Values that look like text but are not: ids, numbers, URLs, emails, options. */
const meaning = /^(\+?\d+|\d+-\d*|[\w.-]+@[\w.-]+|https?:.*|[0-9a-f-]{36}|[a-z]+([A-Z][a-z]+)*|#[0-9a-f]{6})$/;

type Change = (words: string) => string;

function tampered(value: unknown, change: Change, key = ''): unknown {
  if (typeof value === 'string') return words.test(key) && !meaning.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => tampered(one, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, tampered(one, change, inner)]));
}

/** Replaces users' text in every API response. */
export async function tamper(page: Page, change: Change): Promise<void> {
  await intercept(page, '/v2/:area((?!live|token).*)', async (request) => {
    const answer = await request.fetch();
    if (!answer.headers.get('content-type')?.includes('json') || !answer.ok) return request.fulfill(answer);
    return request.fulfill({ json: tampered(await answer.json(), change) });
  });
}
