import { useEffect } from 'react';
import { ModeToggle } from '../../page/frame/ModeToggle.tsx';
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

/** Every shared widget in its states; for development, so its texts are English only. */
export function Component() {
  useEffect(() => {
    document.title = 'Shared widgets';
  }, []);
  return (
    <main className={page}>
      <div className={head}>
        <h1 className={heading}>Shared widgets</h1>
        <ModeToggle />
      </div>
      <FormSpecimens />
      <CodeSpecimens />
      <PickSpecimens />
      <WidgetSpecimens />
      <ValueSpecimens />
      <UploadSpecimens />
      <BoardSpecimens />
      <DialogSpecimens />
      <ChartSpecimens />
      <TableSpecimens />
    </main>
  );
}
