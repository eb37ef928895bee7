import { z } from 'zod';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import { TagName } from '#values/callTag.ts';
import { lineText } from '#values/lineText.ts';
import { ConditionMatch } from '#values/callConditions.ts';
import { leastPoints, mostPoints } from '#values/smartTag.ts';
import {
  aCondition,
  type ConditionDraft,
  conditionDraft,
  DraftedConditions,
} from '../../../page/callConditions/conditionDraft.ts';

/** The fields of the form. */
export interface TagDraft {
  name: string;
  group: string;
  colour: string;
  points: string;
  match: ConditionMatch;
  conditions: ConditionDraft[];
  subAccounts: boolean;
  enabled: boolean;
}

/** What the form means, as the API takes it. */
export const TagForm = z
  .object({
    name: TagName,
    group: lineText(60),
    colour: z.string().regex(/^#[\da-f]{6}$/i, { error: 'notValid' }),
    points: z
      .string()
      .trim()
      .transform((points) => (points === '' ? 0 : Number(points.replace('−', '-'))))
      .pipe(z.number({ error: 'notValid' }).int().min(leastPoints).max(mostPoints)),
    match: ConditionMatch,
    conditions: DraftedConditions,
    subAccounts: z.boolean(),
    enabled: z.boolean(),
  })
  .transform(({ points, conditions, ...rest }) => ({
    ...rest,
    conditions,
    // The field is gone then, whatever it had.
    score: conditions.some(({ kind }) => kind === 'leadScore') ? 0 : points,
  }));

const usualColour = '#1f6feb';

export const draftOf = (tag: SmartTag | null): TagDraft => ({
  name: tag?.name ?? '',
  group: tag?.group ?? '',
  colour: tag?.colour ?? usualColour,
  points: tag && tag.score !== 0 ? String(tag.score) : '',
  match: tag?.match ?? 'all',
  conditions: tag?.conditions.map((condition, at) => conditionDraft(condition, String(at))) ?? [aCondition('0')],
  subAccounts: tag?.subAccounts ?? false,
  enabled: tag?.enabled ?? true,
});
