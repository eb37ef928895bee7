/** The counts of a report's row. The voicemails are among the missed calls. */
export type CountedOutcomes = { missed: number; voicemail: number; abandoned: number } & (
  | { answer: number }
  | { answered: number }
);

export type Outcomes = Record<'answered' | 'voicemail' | 'missed' | 'abandoned', number>;

/** The counts as the page names calls: one that was missed with a message is a voicemail there. */
export function outcomesOf(row: CountedOutcomes): Outcomes {
  const { missed, voicemail, abandoned } = row;
  const answered = 'answer' in row ? row.answer : row.answered;
  return { answered, voicemail, missed: missed - voicemail, abandoned };
}
