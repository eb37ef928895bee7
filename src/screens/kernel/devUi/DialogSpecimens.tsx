import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { SectionLoader } from '../../../ui/feedback/SectionLoader.tsx';
import { Toaster } from '../../../ui/toast/Toaster.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { row } from './DevUi.css.ts';
import { Section, Specimen } from './Specimen.tsx';

const tones = ['info', 'success', 'warning', 'error'] as const;
const question = {
  title: 'Delete this number?',
  text: 'Callers will hear that it is out of service. This cannot be undone.',
  confirm: 'Delete',
  cancel: 'Cancel',
};
const typed = { word: '3', label: 'Type the number of accounts (3)' };

/** Confirmations, announcements and toasts. */
export function DialogSpecimens() {
  const [answer, setAnswer] = useState('nothing yet');
  const ask = async (asking: Promise<string | boolean>) => setAnswer(String(await asking));
  return (
    <Section title="Over the page">
      <Specimen title="Questions">
        <div className={row}>
          <Button onClick={() => void ask(confirmations.ask(question))}>Confirm</Button>
          <Button onClick={() => void ask(confirmations.ask({ ...question, danger: true, typed }))}>
            Type a number
          </Button>
          <Button onClick={() => void ask(confirmations.choose({ ...question, extra: 'Suspend instead' }))}>
            Extra
          </Button>
          <Button onClick={() => void ask(confirmations.ask({ ...question, to: '#there' }))}>Leads on</Button>
        </div>
        <output>{answer}</output>
      </Specimen>
      <Specimen title="Announcements">
        <div className={row}>
          {tones.map((tone) => (
            <Button
              key={tone}
              onClick={() =>
                void ask(
                  confirmations.tell({ tone, title: `Notice: ${tone}`, text: 'What happened, in words.', ok: 'OK' }),
                )
              }
            >
              Notice {tone}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen title="Toasts">
        <div className={row}>
          {tones.map((tone) => (
            <Button key={tone} onClick={() => toasts.add(tone, `A toast that tells ${tone}`)}>
              Toast {tone}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen title="Section loader">
        <SectionLoader message="Switching identity" />
      </Specimen>
      <ConfirmHost onNavigate={(path) => setAnswer(`went to ${path}`)} />
      <Toaster dismissLabel="Dismiss" />
    </Section>
  );
}
