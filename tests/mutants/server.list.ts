import { type Mutant, of } from './mutant.ts';

/** Who gets in, what is imported and exported, and what reports count. */
export const serverMutants: readonly Mutant[] = [
  ...of(
    'server/kernel/files/readCells.ts',
    ['server/kernel/files/readCells.test.ts'],
    [
      ['year.length === 2 ? `20${year}`', 'year.length === 2 ? `19${year}`'],
      ["sign === '-' ? -60_000", "sign === '+' ? -60_000"],
      ["found === 'voicemail' && direction === 'inbound'", "found === 'voicemail'"],
    ],
  ),
  ...of(
    'server/telephony/calls/localRange.ts',
    ['server/telephony/calls/localRange.test.ts'],
    [
      ['Math.ceil(now.getTime() / quarterMs) - from', 'Math.floor(now.getTime() / quarterMs) - from'],
      ['dayAfter(lastDay, back), timezone)', 'dayAfter(lastDay, back + 1), timezone)'],
      ['-7 * Math.ceil(days / 7)', '-7 * Math.floor(days / 7)'],
    ],
  ),
  ...of(
    'server/messaging/messages/sendingHours.ts',
    ['server/messaging/messages/sendingHours.test.ts'],
    [
      ['clock >= from && clock < to', 'clock >= from && clock <= to'],
      ['clock >= from && clock < to', 'clock > from && clock < to'],
      ['firstWithin(before, zone, hours) ?? moment', 'moment'],
      ["['earlier', 'later'] as const", "['earlier'] as const"],
      ['const mostDays = 3;', 'const mostDays = 1;'],
      ['Math.max(...zones.map', 'Math.min(...zones.map'],
      ['if (start && start > at) return start;', 'if (start) return start;'],
    ],
  ),
  ...of(
    'server/kernel/access/authorizeKey.ts',
    ['tests/api/tenancy/apiKeys/apiKeys.test.ts'],
    [
      ['key.expiresAt <= now', 'key.expiresAt < now'],
      ['keyScope === undefined || !key.scopes.includes(keyScope)', 'keyScope === undefined'],
      ['access.filter(({ account }) => account === key.accountId)', 'access'],
    ],
  ),
  ...of(
    'server/reporting/exporter/readFeed.ts',
    ['tests/api/reporting/exporter/feedAccess.test.ts'],
    [
      ['if (retryAfter > 0) throw', 'if (retryAfter > 1) throw'],
      ['!found || !isAuthorized(authorization, found.auth, found.keyHash)', '!found'],
    ],
  ),
  ...of(
    'server/tenancy/sessions/useTwoFactor.ts',
    ['tests/api/tenancy/sessions/securityChanges.test.ts'],
    [['  await removeDevices(tx, user);\n', '']],
  ),
  ...of(
    'server/tenancy/sessions/storePassword.ts',
    ['tests/api/tenancy/sessions/securityChanges.test.ts'],
    [['  await removeDevices(tx, user);\n', '']],
  ),
  ...of(
    'server/kernel/mail/links.ts',
    ['tests/api/kernel/mail/links.test.ts'],
    [
      [', gt(links.expiresAt, now))', ')'],
      [
        'eq(links.hash, hash), eq(links.kind, kind), isNull(links.usedAt), gt',
        'eq(links.hash, hash), isNull(links.usedAt), gt',
      ],
      ['eq(links.kind, kind), isNull(links.usedAt), gt', 'eq(links.kind, kind), gt'],
    ],
  ),
  ...of(
    'server/reporting/savedViews/savedViews.repository.ts',
    ['tests/api/reporting/savedViews/savedViews.test.ts'],
    [
      ['team ? or(savedViews.team, isTheirs(view)) : isTheirs(view)', 'isTheirs(view)'],
      ['lower(${savedViews.name}) = lower(${name})', '${savedViews.name} = ${name}'],
      ['and(isView(view), eq(savedViews.version, from))', 'isView(view)'],
    ],
  ),
  ...of(
    'server/telephony/calls/callFigureConditions.ts',
    ['tests/api/reporting/reports/keysOfTwoMenus.test.ts'],
    [['${calls.ivrName} || ${keyNameSeparator}, ${names + keyNameSeparator}', '${calls.ivrName}, ${names}']],
  ),
  ...of(
    'server/messaging/campaigns/startCampaign.ts',
    ['tests/api/messaging/quotes.test.ts'],
    [['if (kept.validUntil <= now)', 'if (kept.validUntil < now)']],
  ),
  ...of(
    'server/messaging/messages/consent.repository.ts',
    ['tests/api/messaging/optOutsBelow.test.ts'],
    [['setWhere: sql`excluded.below and not ${optOuts.below}`,', '']],
  ),
];
