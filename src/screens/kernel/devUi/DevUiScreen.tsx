import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ModeToggle } from '../../../page/frame/ModeToggle.tsx';
import { head, heading, page } from './DevUi.css.ts';
import { BoardSpecimens } from './BoardSpecimens.tsx';
import { ChartSpecimens } from './ChartSpecimens.tsx';
import { CodeSpecimens } from './CodeSpecimens.tsx';
import { DialogSpecimens } from './DialogSpecimens.tsx';
import { FormSpecimens } from './FormSpecimens.tsx';
import { PickSpecimens } from './PickSpecimens.tsx';
import { TableSpecimens } from './TableSpecimens.tsx';
import { UploadSpecimens } from './UploadSpecimens.tsx';
import { ValueSpecimens } from './ValueSpecimens.tsx';
import { WidgetSpecimens } from './WidgetSpecimens.tsx';

const parts = {
  forms: FormSpecimens,
  codes: CodeSpecimens,
  choosing: PickSpecimens,
  widgets: WidgetSpecimens,
  values: ValueSpecimens,
  files: UploadSpecimens,
  cards: BoardSpecimens,
  dialogs: DialogSpecimens,
  charts: ChartSpecimens,
  tables: TableSpecimens,
};

/**
 * Every shared widget in its states, or only those of `?part=`; for development, so its texts are English only.
 */
export function Component() {
  const [search] = useSearchParams();
  const part = search.get('part');
  useEffect(() => {
    document.title = 'Shared widgets';
  }, []);
  return (
    <main className={page}>
      <div className={head}>
        <h1 className={heading}>Shared widgets</h1>
        <ModeToggle />
      </div>
      {Object.entries(parts).map(([name, Specimens]) => (part === null || part === name) && <Specimens key={name} />)}
    </main>
  );
}
