import { expect, test } from 'vitest';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { reviewsOfDraft, reviewsOfVersion } from './reviewsOf.ts';

const answer = { verdict: 'approved', name: 'Ann Smith', comment: '', at: '2026-03-02T10:00:00.000Z' } as const;

const aReview = (given: Partial<FlowReview>): FlowReview => ({
  id: 'r',
  version: null,
  versions: [],
  isDraft: true,
  recipient: '',
  createdBy: 'ada@example.test',
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-31T10:00:00.000Z',
  endedAt: null,
  works: true,
  answer: null,
  ...given,
});

const saved: FlowDocument = { schema: 1, name: 'Front desk', timezone: 'UTC', nodes: [], edges: [] };
const same = { edited: { ...saved, tests: [] }, saved };
const other = { edited: { ...saved, name: 'Reception' }, saved };
const ids = (found: ReturnType<typeof reviewsOfDraft>) =>
  found.map(({ review, outdated }) => `${review.id}${outdated ? ' outdated' : ''}`);

test('a version has the answers to all that equals it, and what is still asked', () => {
  const reviews = [
    aReview({ id: 'answered', versions: [1, 3], answer, works: false }),
    aReview({ id: 'open', version: 3, versions: [3] }),
    aReview({ id: 'over', version: 3, versions: [3], works: false }),
    aReview({ id: 'of another', version: 2, versions: [2], answer }),
  ];
  expect(ids(reviewsOfVersion(reviews, 3))).toEqual(['answered', 'open']);
});

test('the draft has the answers that are about what is on the canvas', () => {
  const reviews = [
    aReview({ id: 'open' }),
    aReview({ id: 'earlier', isDraft: false, answer }),
    aReview({ id: 'of a version', version: 1, versions: [1], answer }),
  ];
  expect(ids(reviewsOfDraft(reviews, same))).toEqual(['open', 'of a version']);
});

test('a draft that has changed since names the last answer to an earlier draft, but none to a version', () => {
  const ofVersion = aReview({ id: 'of a version', version: 1, versions: [1], isDraft: false, answer });
  const reviews = [ofVersion, aReview({ id: 'last', answer }), aReview({ id: 'before', isDraft: false, answer })];
  expect(ids(reviewsOfDraft(reviews, other))).toEqual(['last outdated']);
  expect(ids(reviewsOfDraft([ofVersion], same))).toEqual([]);
});
