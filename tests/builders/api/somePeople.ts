import { randomUUID } from 'node:crypto';
import type { addressBook } from '#contract/telephony/addressBook.contract.ts';
import type { invites } from '#contract/tenancy/invites.contract.ts';
import type { savedViews } from '#contract/reporting/savedViews.contract.ts';
import type { scheduledReports } from '#contract/reporting/scheduledReports.contract.ts';
import type { team } from '#contract/tenancy/team.contract.ts';
import type { unsubscribe } from '#contract/reporting/unsubscribe.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { aUser } from './anAccount.ts';
import { anInvitation } from './anInvitation.ts';
import { aCard, aContact } from './aContact.ts';
import { aSavedView, aViewOf } from './aSavedView.ts';
import { aLeaveToken, aReport, reportSettings } from './aReport.ts';
import type { Sample } from './aWorld.ts';

/** The people of a world: one to change, one to remove, and the token of an open invitation. */
export async function somePeople(db: Db, account: number) {
  const [person, leaver] = [await aUser(db, account, ['reports']), await aUser(db, account, [])];
  const { token: invite } = await anInvitation(db, account);
  const [contact, spareContact] = [await aContact(db, account), await aContact(db, account)];
  const report = await aReport(db, account);
  const leave = await aLeaveToken(db, account, report);
  const [view, spareView] = [await aSavedView(db, person), await aSavedView(db, person)];
  return { account, person, leaver, invite, contact, spareContact, report, leave, view, spareView };
}

export type People = Awaited<ReturnType<typeof somePeople>>;

/** A valid request for every endpoint about people. */
export function samplesOfPeople(people: People) {
  const { account, person, leaver, invite, contact, spareContact, report, leave } = people;
  const samples = {
    listUsers: {},
    getUser: { params: { id: person.id } },
    inviteUser: { body: { account, email: `${randomUUID()}@example.test`, firstName: 'Ada', allow: {} } },
    changeUser: { params: { email: person.email }, body: { version: 1, firstName: 'Ada' } },
    actOnUser: { params: { id: person.id }, body: { action: 'suspend' } },
    removeUser: { params: { id: leaver.id } },
    createUserLink: { params: { id: person.id } },
    changeMe: { body: { version: 1, firstName: 'Ada' } },
    listContacts: {},
    createContact: { body: { account, ...aCard() } },
    getContact: { params: { uuid: contact } },
    changeContact: { params: { uuid: contact }, body: { version: 1, ...aCard(), firstName: 'Lin' } },
    deleteContact: { params: { uuid: spareContact } },
    listSavedViews: {},
    createSavedView: { body: { list: 'calls', ...aViewOf(`Mine ${randomUUID()}`) } },
    changeSavedView: { params: { uuid: people.view }, body: { version: 1, ...aViewOf(people.view) } },
    deleteSavedView: { params: { uuid: people.spareView } },
    listScheduledReports: {},
    listScheduledReportsOf: { params: { account } },
    saveScheduledReport: {
      params: { account },
      body: { ...reportSettings(account), name: 'Calls of the week', id: report, version: 1, remove: false },
    },
    previewScheduledReport: { params: { account }, body: reportSettings(account) },
    openUnsubscribe: { params: { token: leave } },
    unsubscribe: { params: { token: leave } },
    getInvite: { params: { token: invite } },
    acceptInvite: { params: { token: invite }, body: { password: 'Correct-horse-7', firstName: 'Ada' } },
  };
  return samples satisfies Record<
    | keyof typeof team
    | keyof typeof invites
    | keyof typeof addressBook
    | keyof typeof savedViews
    | keyof typeof scheduledReports
    | keyof typeof unsubscribe,
    Sample
  >;
}
