import { memo, type ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Problem } from '#values/flow/problem.ts';
import type { Panel } from '../../machines/flowEditor/flowEditor.types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MenuButton, type MenuItem } from '../../ui/menu/MenuButton.tsx';
import { flowMessages } from './card/flow.messages.ts';
import { windowMessages } from './card/window.messages.ts';
import { countsMessages } from './counts/counts.messages.ts';
import * as styles from './EditorBar.css.ts';
import type { FileFormat } from './download/useDownload.ts';
import type { Importing } from './DocumentEditor.tsx';
import { SaveState, type SaveStateProps } from './SaveState.tsx';
import { sharingMessages } from './sharing/sharing.messages.ts';
import { isProblem } from './problems/isProblem.ts';
import { transferMessages } from './text/transfer.messages.ts';

export interface EditorBarProps extends SaveStateProps {
  /** What stands before the flow's name: the way back and whose flow this is. */
  lead: ReactNode;
  /** Who else has the flow open. */
  peopleHere: ReactNode;
  flowName: string;
  /** Further entries of the flow's menu. */
  links: readonly MenuItem[];
  problems: readonly Problem[];
  /** Whether the problems are known yet. */
  isChecked: boolean;
  panel: Panel | null;
  /** Whether two drafts are being combined, which leaves nothing else to do. */
  isMerging: boolean;
  readOnly: boolean;
  publishing: boolean;
  canPublish: boolean;
  onPanel: (panel: Panel | null) => void;
  onPublish: () => void;
  onShare: () => void;
  onDownload: (format: FileFormat) => void;
  /** Missing while a published version is open. */
  onImport: ((from: Importing) => void) | undefined;
}

const downloads: readonly { format: FileFormat; label: MessageDescriptor }[] = [
  { format: 'png', label: transferMessages.downloadPng },
  { format: 'svg', label: transferMessages.downloadSvg },
  { format: 'yaml', label: transferMessages.downloadYaml },
  { format: 'json', label: transferMessages.downloadJson },
];

/** The editor's one bar: whose flow this is, whether it is saved, checked and live, and what can be done with it. */
export const EditorBar = memo(function EditorBar(props: EditorBarProps) {
  const {
    lead,
    peopleHere,
    flowName,
    links,
    problems,
    isChecked,
    panel,
    isMerging,
    readOnly,
    publishing,
    canPublish,
    onPanel,
    onPublish,
    onShare,
    onDownload,
    onImport,
    ...save
  } = props;
  const intl = useIntl();
  const importItems: MenuItem[] =
    readOnly || !onImport
      ? []
      : [
          {
            id: 'template',
            label: intl.formatMessage(windowMessages.template),
            icon: 'columns',
            onChoose: () => onImport('template'),
          },
          {
            id: 'upload',
            label: intl.formatMessage(transferMessages.upload),
            icon: 'upload',
            onChoose: () => onImport('file'),
          },
          {
            id: 'studio',
            label: intl.formatMessage(transferMessages.studio),
            icon: 'upload',
            onChoose: () => onImport('studio'),
          },
        ];
  const isPublished = save.work === 'saved' && save.live !== null && !save.changed;
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const toggle = (next: Panel) => onPanel(panel === next ? null : next);
  return (
    <div className={styles.bar}>
      {lead}
      {isMerging ? (
        <span className={styles.flowName}>{flowName}</span>
      ) : (
        <MenuButton
          label={intl.formatMessage(windowMessages.flowMenu, { name: flowName })}
          align="start"
          trigger={
            <span className={styles.flow}>
              <span className={styles.flowName}>{flowName}</span>
              <Icon name="chevronDown" size={14} />
            </span>
          }
          items={[
            {
              id: 'flow',
              label: intl.formatMessage(windowMessages.flowSettings),
              icon: 'pencil',
              onChoose: () => onPanel('flow'),
            },
            {
              id: 'versions',
              label: intl.formatMessage(flowMessages.versions),
              icon: 'clock',
              onChoose: () => onPanel('versions'),
            },
            ...(readOnly
              ? []
              : [
                  {
                    id: 'share',
                    label: intl.formatMessage(sharingMessages.share),
                    icon: 'eye' as const,
                    onChoose: onShare,
                  },
                ]),
            {
              id: 'calls',
              label: intl.formatMessage(countsMessages.title),
              icon: 'phone',
              onChoose: () => onPanel('calls'),
            },
            ...downloads.map(({ format, label }): MenuItem => ({
              id: format,
              label: intl.formatMessage(label),
              icon: 'download',
              onChoose: () => onDownload(format),
            })),
            ...importItems,
            ...links,
          ]}
        />
      )}
      {peopleHere}
      <SaveState {...save} />
      {!isMerging && (
        <div className={styles.actions}>
          <Button look="quiet" aria-pressed={panel === 'problems'} onClick={() => toggle('problems')}>
            <Checked problems={problems} isChecked={isChecked} />
          </Button>
          <Button look="quiet" aria-pressed={panel === 'proof'} onClick={() => toggle('proof')}>
            {intl.formatMessage(flowMessages.proof)}
          </Button>
          <Button aria-pressed={panel === 'test'} onClick={() => toggle('test')}>
            {intl.formatMessage(windowMessages.test)}
          </Button>
          {!readOnly && (
            <Button
              look={isPublished || hasErrors ? 'plain' : 'primary'}
              busy={publishing}
              disabled={!canPublish}
              onClick={onPublish}
            >
              {intl.formatMessage(flowMessages.publish)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});

/** The result of the checks in words. */
function Checked({ problems, isChecked }: Pick<EditorBarProps, 'problems' | 'isChecked'>) {
  const intl = useIntl();
  if (!isChecked) return <span className={styles.unchecked}>{intl.formatMessage(windowMessages.checking)}</span>;
  const wrong = problems.filter(isProblem);
  if (wrong.length === 0) {
    return (
      <span className={styles.fine}>
        <Icon name="check" size={15} />
        {intl.formatMessage(windowMessages.noProblems)}
      </span>
    );
  }
  const isWrong = wrong.some(({ severity }) => severity === 'error');
  return (
    <span className={isWrong ? styles.wrong : styles.warned}>
      <Icon name="warning" size={15} />
      {intl.formatMessage(flowMessages.problemCount, { count: wrong.length })}
    </span>
  );
}
