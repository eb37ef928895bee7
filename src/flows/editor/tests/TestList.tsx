import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { runTests, type TestRun } from '#flows/core/flowTests.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { NameForm } from './NameForm.tsx';
import { removeTest, renameTest } from './testCommands.ts';
import { testMessages } from './tests.messages.ts';
import * as styles from './Tests.css.ts';
import { failureOf } from './testWords.ts';

interface TestListProps {
  onPlay: (run: TestRun) => void;
  /** Changes the document while a call is played; undefined if it cannot be changed. */
  onEdit: ((edit: () => void) => void) | undefined;
}

/** The tests kept with the flow, each with whether the document that is drawn passes it. */
export function TestList({ onPlay, onEdit }: TestListProps) {
  const words = useIntl().formatMessage;
  const document = useDocument();
  const runs = useMemo(() => runTests(document, nodeTypes), [document]);
  const failing = runs.filter(({ passed }) => !passed).length;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{words(testMessages.title)}</h3>
      {runs.length === 0 && <p className={styles.none}>{words(testMessages.none)}</p>}
      {runs.length > 0 && (
        <p role="status" className={failing > 0 ? styles.summary.failed : styles.summary.passed}>
          {failing > 0
            ? words(testMessages.failing, { count: failing })
            : words(testMessages.passing, { count: runs.length })}
        </p>
      )}
      <ul className={styles.list}>
        {runs.map((run) => (
          <Row key={run.test.id} run={run} onPlay={onPlay} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}

function Row({ run, onPlay, onEdit }: { run: TestRun } & TestListProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const { store } = useEditorSetting();
  const document = useDocument();
  const [renaming, setRenaming] = useState(false);
  const { id, name } = run.test;
  const failure = failureOf(run, document, intl);
  if (renaming) {
    return (
      <li>
        <NameForm
          name={name}
          onCancel={() => setRenaming(false)}
          onSave={(next) => {
            const label = words(testMessages.renamed, { name });
            onEdit?.(() => store.perform(renameTest(store.get().editing.document, id, next), null, label));
            setRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={run.passed ? styles.mark.passed : styles.mark.failed}>
        <Icon name={run.passed ? 'check' : 'warning'} size={16} />
        <span className={visuallyHidden}>{words(run.passed ? testMessages.passes : testMessages.fails)}</span>
      </span>
      <div className={styles.name}>
        {name}
        {failure !== undefined && <p className={styles.detail}>{failure}</p>}
      </div>
      <IconButton icon="play" size="small" label={words(testMessages.play, { name })} onClick={() => onPlay(run)} />
      {onEdit && (
        <MenuButton
          label={words(testMessages.more, { name })}
          trigger={<Icon name="more" size={15} />}
          items={[
            {
              id: 'rename',
              label: words(testMessages.rename),
              icon: 'pencil',
              onChoose: () => setRenaming(true),
            },
            {
              id: 'remove',
              label: words(testMessages.remove),
              icon: 'trash',
              onChoose: () => {
                const label = words(testMessages.removed, { name });
                onEdit(() => store.perform(removeTest(store.get().editing.document, id), null, label));
              },
            },
          ]}
        />
      )}
    </li>
  );
}
