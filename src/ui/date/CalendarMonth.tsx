import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { button } from '../button/Button.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { cell, grid, head, heading } from './Calendar.css.ts';

const step = button({ look: 'quiet', size: 'small', square: true });

/** One month of a calendar, with buttons to the next and previous. */
export function CalendarMonth() {
  return (
    <>
      <div className={head}>
        <Button slot="previous" className={step}>
          <Icon name="chevronLeft" size={15} />
        </Button>
        <Heading className={heading} />
        <Button slot="next" className={step}>
          <Icon name="chevronRight" size={15} />
        </Button>
      </div>
      <CalendarGrid className={grid} weekdayStyle="short">
        {(date) => <CalendarCell date={date} className={cell} />}
      </CalendarGrid>
    </>
  );
}
