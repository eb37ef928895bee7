import { defineMessages } from 'react-intl';
import type { TouchRule } from '#values/website.ts';

/** What told where a visit comes from; `evidence` is what it saw. */
export const touchRuleWords = defineMessages<Record<TouchRule, { evidence: string }>>({
  'own-rule': { id: 'call.touchRule.own', defaultMessage: 'A source of your own' },
  'click-id-paid-medium': { id: 'call.touchRule.paidMedium', defaultMessage: 'Ad click ID {evidence}' },
  'click-id': { id: 'call.touchRule.clickId', defaultMessage: 'Click ID {evidence}' },
  utm: { id: 'call.touchRule.utm', defaultMessage: 'Campaign parameter {evidence}' },
  referrer: { id: 'call.touchRule.referrer', defaultMessage: 'Known site {evidence}' },
  referral: { id: 'call.touchRule.referral', defaultMessage: 'Referring site {evidence}' },
  internal: { id: 'call.touchRule.internal', defaultMessage: 'Another page of {evidence}' },
  'passed-through': { id: 'call.touchRule.passedThrough', defaultMessage: 'Back from {evidence}' },
  direct: { id: 'call.touchRule.direct', defaultMessage: 'No referring site and no campaign parameter' },
});
