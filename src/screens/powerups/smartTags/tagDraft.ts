import { z } from 'zod';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import { TagName } from '#values/callTag.ts';
import { lineText } from '#values/lineText.ts';
import { leastPoints, mostPoints, TagConditions, TagMatch } from '#values/smartTag.ts';
import { aCondition, type ConditionDraft, conditionDraft, conditionOf, draftField } from './conditionDraft.ts';

/** The fields of the form. */
export interface TagDraft {
  name: string;
  group: string;
  colour: string;
  points: string;
  match: TagMatch;
  conditions: ConditionDraft[];
  subAccounts: boolean;
  enabled: boolean;
}

const Conditions = z.array(z.custom<ConditionDraft>()).transform((drafts, context) => {
  const { success, data, error } = TagConditions.safeParse(drafts.map(conditionOf));
  if (success) return data;
  for (const { path, message } of error.issues) {
    const [at, part] = path;
    const draft = typeof at === 'number' ? drafts[at] : undefined;
    const shownAt = draft ? [Number(at), draftField(draft, part)] : [];
    context.addIssue({ code: 'custom', path: shownAt, message: message === 'notValid' ? message : 'required' });
  }
  return z.NEVER;
});

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
    match: TagMatch,
    conditions: Conditions,
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
