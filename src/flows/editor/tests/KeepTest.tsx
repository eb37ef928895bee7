import { useState } from 'react';
import { useIntl } from 'react-intl';
import { canRunTests } from '#flows/core/flowTests.ts';
import { mostTests } from '#values/flow/flowTest.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Simulation } from '../simulator/simulation.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { newId } from '../state/newNode.ts';
import { NameForm } from './NameForm.tsx';
import { keepTest } from './testCommands.ts';
import { testMessages } from './tests.messages.ts';
import * as styles from './Tests.css.ts';
import { testOf } from './testOf.ts';
import { testName } from './testWords.ts';

interface KeepTestProps {
  simulation: Simulation;
  /** Changes the document while a call is played. */
  onEdit: (edit: () => void) => void;
}

/** Keeps the played call as a test of the flow, once it is over. */
export function KeepTest({ simulation, onEdit }: KeepTestProps) {
  const intl = useIntl();
  const { store } = useEditorSetting();
  const document = useDocument();
  const [naming, setNaming] = useState(false);
  const [done, setDone] = useState<Simulation | null>(null);
  const test = testOf(simulation, newId());
  if (!test) return null;
  if (done === simulation) return <p className={styles.summary.passed}>{intl.formatMessage(testMessages.kept)}</p>;
  if (!naming) {
    const { length: kept } = document.tests ?? [];
    const isFull = kept >= mostTests || !canRunTests(kept + 1, document.nodes.length);
    return (
      <>
        <Button size="small" disabled={isFull} onClick={() => setNaming(true)}>
          {intl.formatMessage(testMessages.keep)}
        </Button>
        {isFull && <p className={styles.none}>{intl.formatMessage(testMessages.full)}</p>}
      </>
    );
  }
  return (
    <NameForm
      name={testName(test, document, intl)}
      onCancel={() => setNaming(false)}
      onSave={(name) => {
        const label = intl.formatMessage(testMessages.added, { name });
        onEdit(() => store.perform(keepTest(store.get().editing.document, { ...test, name }), null, label));
        setNaming(false);
        setDone(simulation);
        store.announce(intl.formatMessage(testMessages.kept));
      }}
    />
  );
}
