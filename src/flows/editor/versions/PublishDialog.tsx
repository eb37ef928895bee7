import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Publication } from '#contract/telephony/publication.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { PublishChoice } from '../../../machines/flowEditor/flowEditor.types.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { PastCallsLine } from '../shadow/PastCallsLine.tsx';
import { shadowMessages } from '../shadow/shadow.messages.ts';
import { useFileNames } from '../card/useFileNames.ts';
import { describeDiff } from './describeDiff.ts';
import { ErrorList } from './ErrorList.tsx';
import { publishMessages } from './publish.messages.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { canaryOf, everyCall, PartFields } from './PartFields.tsx';
import { momentsOf, rightNow, WhenFields } from './WhenFields.tsx';
import { isProblem } from '../problems/isProblem.ts';
import * as styles from './Versions.css.ts';

interface PublishDialogProps {
  flow: Flow;
  /** The version in force. */
  live: number | null;
  /** The earlier version that would be published again; null for the draft. */
  version: number | null;
  /** What would be published. */
  document: FlowDocument;
  problems: readonly Problem[];
  /** The zone of the account. */
  timezone: string;
  /** What is scheduled and what part of the calls run already. */
  publication: Publication;
  /** What clients said about what would be published. */
  answers: ReactNode;
  onPublish: (choice: PublishChoice) => void;
  onShowProblems: () => void;
  onClose: () => void;
}

/** Shows what publishing changes and for which numbers, and asks for the note shown in the version list. */
export function PublishDialog(props: PublishDialogProps) {
  const { flow, live: publishedVersion, version, document, problems, timezone, publication } = props;
  const { onPublish, onShowProblems, onClose } = props;
  const intl = useIntl();
  const [note, setNote] = useState('');
  const [when, setWhen] = useState(rightNow);
  const [part, setPart] = useState(everyCall);
  const moments = momentsOf(when, timezone);
  const asksPart = publishedVersion !== null && !when.later;
  const canary = asksPart ? canaryOf(part) : null;
  const choice = moments && canary !== undefined ? { note, ...moments, canary } : undefined;
  const { account, id } = flow;
  const params = { account, type: 'flow', id } as const;
  const live = useEndpoint(
    'getFlowVersion',
    publishedVersion === null ? null : { params: { ...params, version: publishedVersion } },
  ).data?.document;
  const ofAccount = useEndpoint('listNumbers', {}).data;
  const numbers = ofAccount?.filter(({ actionId }) => actionId === id) ?? [];
  const files = useFileNames(account, document, live);
  const changes = live ? describeDiff(live, document, intl, files) : [];
  const isUnknown = publishedVersion !== null && live === undefined;
  // What is above a button must be there before it, or the button moves away from a click.
  const isComplete = !isUnknown && ofAccount !== undefined;
  const isSame = live !== undefined && changes.length === 0;
  const shown = problems.filter(isProblem);
  const errors = shown.filter(({ severity }) => severity === 'error').length;
  return (
    <Dialog
      open
      title={
        version === null
          ? intl.formatMessage(flowMessages.publishTitle)
          : intl.formatMessage(publishMessages.againTitle, { version })
      }
      onClose={onClose}
      unsaved={note.trim() !== ''}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(flowMessages.cancel)}</Button>
          <Button
            look="primary"
            disabled={isSame || isUnknown || errors > 0 || !choice}
            onClick={() => choice && onPublish(choice)}
          >
            {intl.formatMessage(when.later ? scheduleMessages.schedule : flowMessages.publish)}
          </Button>
        </>
      }
    >
      <p>
        {version === null
          ? intl.formatMessage(flowMessages.publishWhat)
          : intl.formatMessage(publishMessages.againWhat, { version })}
      </p>
      {props.answers}
      {shown.length > 0 && (
        <Notice
          tone={errors > 0 ? 'error' : 'warning'}
          action={
            <Button size="small" onClick={onShowProblems}>
              {intl.formatMessage(publishMessages.showProblems)}
            </Button>
          }
        >
          {errors > 0
            ? intl.formatMessage(publishMessages.errors, { count: errors })
            : intl.formatMessage(publishMessages.warnings, { count: shown.length })}
        </Notice>
      )}
      {errors > 0 && <ErrorList problems={shown} document={document} />}
      <section>
        <h3 className={styles.title}>{intl.formatMessage(publishMessages.numbers, { count: numbers.length })}</h3>
        <p className={styles.detail}>{intl.formatList(numbers.map(({ name }) => name))}</p>
      </section>
      {publishedVersion !== null && (
        <section>
          <h3 className={styles.title}>{intl.formatMessage(publishMessages.changes, { version: publishedVersion })}</h3>
          <ul className={styles.differences}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
            {isSame && <li>{intl.formatMessage(publishMessages.nothing)}</li>}
          </ul>
        </section>
      )}
      {publishedVersion !== null && isComplete && !isSame && (
        <section>
          <h3 className={styles.title}>{intl.formatMessage(shadowMessages.title)}</h3>
          <PastCallsLine account={account} flow={id} document={document} />
        </section>
      )}
      <WhenFields
        value={when}
        timezone={timezone}
        live={publishedVersion}
        waits={publication.schedule?.waits ?? false}
        onChange={setWhen}
      />
      {asksPart && (
        <PartFields value={part} numbers={numbers} running={publication.canary?.version ?? null} onChange={setPart} />
      )}
      <TextArea label={intl.formatMessage(flowMessages.note)} value={note} maxLength={500} onChange={setNote} />
    </Dialog>
  );
}
