import { paths } from '#contract/paths.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { flowNotPublishedText } from './flowNotPublishedText.ts';

/** Tells who scheduled a flow that it was not published, or did not go back, at its moment. */
export const flowNotPublished = mailKind({
  payload: mailPayloads.flowNotPublished,
  compose: async ({ brand }, { locale, flow, number, reason }) => {
    const url = `${brand.base}${number === null ? paths.numbers() : paths.wizard(number)}`;
    return flowNotPublishedText({ flow, reason, url }, locale);
  },
  sample: (locale, { base }) =>
    flowNotPublishedText({ flow: 'Front desk', reason: 'problems', url: `${base}${paths.numbers()}` }, locale),
});
