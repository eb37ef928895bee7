import { paths } from '#contract/paths.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { flowReviewedText } from './flowReviewedText.ts';

/** Tells who made a review link what its recipient answered. */
export const flowReviewed = mailKind({
  payload: mailPayloads.flowReviewed,
  compose: async ({ brand }, { locale, number, ...said }) => {
    const url = `${brand.base}${number === null ? paths.numbers() : paths.wizard(number)}`;
    return flowReviewedText({ ...said, url }, locale);
  },
  sample: (locale, { base }) =>
    flowReviewedText(
      {
        flow: 'Front desk',
        version: null,
        verdict: 'approved',
        name: 'Ann Smith',
        comment: '',
        url: `${base}${paths.numbers()}`,
      },
      locale,
    ),
});
