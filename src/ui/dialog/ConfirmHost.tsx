import { useSyncExternalStore } from 'react';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { type Answer, type Asked, confirmations } from './confirmations.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

interface ConfirmHostProps {
  /** Navigates to a dialog's page on OK. */
  onNavigate: (path: string) => void;
}

/** Renders the dialogs of `confirmations`; one per page. */
export function ConfirmHost({ onNavigate }: ConfirmHostProps) {
  const asked = useSyncExternalStore(confirmations.subscribe, confirmations.current);
  if (!asked) return null;
  const answer = (given: Answer) => {
    asked.answer(given);
    if (given === 'confirm' && asked.to !== undefined) onNavigate(asked.to);
  };
  return <Shown key={asked.id} asked={asked} answer={answer} />;
}

function Shown({ asked, answer }: { asked: Asked; answer: (answer: Answer) => void }) {
  return asked.kind === 'question' ? (
    <QuestionDialog question={asked} onAnswer={answer} />
  ) : (
    <AnnouncementDialog announcement={asked} onAnswer={answer} />
  );
}
