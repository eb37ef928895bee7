import { useIntl } from 'react-intl';
import { z } from 'zod';
import { fieldMessages } from '../fields.messages.ts';
import { defineNodeView, type FormProps } from '../nodeView.ts';
import { CommaField } from '../parts/CommaField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { tagMessages } from './tag.messages.ts';

const TagDraft = z.object({ tags: z.array(z.string()).catch([]), score: z.number().catch(0) });
type TagDraft = z.infer<typeof TagDraft>;

export const tagView = defineNodeView<TagDraft>({
  icon: 'tag',
  tone: 'note',
  title: tagMessages.title,
  purpose: tagMessages.purpose,
  draft: TagDraft,
  summary: ({ tags, score }, intl) => [
    tags.join(', ') || intl.formatMessage(tagMessages.none),
    ...(score === 0 ? [] : [intl.formatMessage(tagMessages.scored, { score: intl.formatNumber(score) })]),
  ],
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: TagForm,
});

function TagForm({ draft, change, errorAt }: FormProps<TagDraft>) {
  const intl = useIntl();
  const tagError = errorAt('tags') ?? draft.tags.map((_, index) => errorAt(`tags.${index}`)).find(Boolean);
  return (
    <>
      <CommaField
        label={intl.formatMessage(tagMessages.tags)}
        value={draft.tags}
        error={tagError}
        onChange={(tags) => change({ ...draft, tags }, 'tags')}
      />
      <NumberField
        label={intl.formatMessage(tagMessages.score)}
        min={-100}
        max={100}
        value={draft.score}
        error={errorAt('score')}
        onChange={(score) => change({ ...draft, score }, 'score')}
      />
    </>
  );
}
