import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { phoneCountryOf } from '#values/phoneTyping.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { FlowEditor } from '../../../flows/editor/FlowEditor.tsx';
import { flowMessages } from '../../../flows/editor/card/flow.messages.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { CallForReal } from './CallForReal.tsx';
import { wireFlowEditor } from './flowEditor.actors.ts';
import type { PreloadedFlow } from './preloadWizard.ts';
import { paths } from '#contract/paths.ts';
import { wizardMessages } from './wizard.messages.ts';
import { tabs } from './tabs.ts';

/** A small screen, or a narrow one used by touch; a zoomed page of a computer is narrow too, but can be edited. */
const phone = () => {
  const [small, narrow] = [below('sm'), below('md')].map((query) => query.replace('screen and ', ''));
  return window.matchMedia(`${small}, ${narrow} and (pointer: coarse)`);
};

interface FlowTabProps {
  number: TrackingNumber;
  flow: string;
  account: AccountNode | undefined;
  /** What stands first in the editor's bar. */
  lead: ReactNode;
}

/** The call flow of a number: the canvas with the account's data. Read-only on phones. */
export function FlowTab({ number, flow, account, lead }: FlowTabProps) {
  const intl = useIntl();
  const { tz } = useProfile();
  const isPhone = useSyncExternalStore(onWidth, () => phone().matches);
  const {
    colours,
    settings: { testCalls },
  } = useHostTheme();
  const invalidate = useInvalidate();
  const versions = useEndpoint('listFlowVersions', {
    params: { account: number.account, type: 'flow', id: flow },
  }).data;
  const [dirty, setDirty] = useState(false);
  const question = useMemo(
    () => ({
      title: intl.formatMessage(flowMessages.leaveTitle),
      text: intl.formatMessage(flowMessages.leaveBody),
      confirm: intl.formatMessage(flowMessages.leave),
      cancel: intl.formatMessage(flowMessages.stay),
    }),
    [intl],
  );
  useLeaveGuard(dirty, question);

  const preloaded = useLoaderData<PreloadedFlow>();
  const machine = useMemo(
    () =>
      wireFlowEditor({
        account: number.account,
        id: flow,
        preloaded,
        onSaved: () => void invalidate('listFlowVersions', 'listNumbers', 'getPublication'),
        onPublished: () => invalidate('getPublication', 'listFlowVersions', 'listNumbers', 'listFlowReviews'),
        onRefused: () => void invalidate('getFlowWorld'),
      }),
    [number.account, flow, preloaded, invalidate],
  );
  const links = useMemo(
    () =>
      tabs
        .filter((tab) => tab !== 'flow')
        .map((tab) => ({ id: tab, label: intl.formatMessage(wizardMessages[tab]), to: paths.wizard(number.id, tab) })),
    [intl, number.id],
  );
  const country = phoneCountryOf(account?.country, number.country ?? undefined);
  return (
    <>
      {isPhone && <Notice tone="info">{intl.formatMessage(flowMessages.phone)}</Notice>}
      <FlowEditor
        key={flow}
        machine={machine}
        readOnly={isPhone}
        country={country}
        colours={colours}
        versions={versions ?? []}
        timezone={tz}
        accountTimezone={account?.timezone ?? tz}
        trackingNumber={number.did}
        callsPath={paths.calls}
        callPath={paths.call}
        onDirty={setDirty}
        lead={lead}
        links={links}
        renderTestCall={(onPlaced) => (
          <CallForReal
            did={number.did}
            country={country}
            isPublished={versions?.length !== 0}
            isPossible={testCalls}
            onPlaced={onPlaced}
          />
        )}
      />
    </>
  );
}

function onWidth(listener: () => void): () => void {
  const query = phone();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
