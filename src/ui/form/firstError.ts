import { openModal } from '../dialog/ModalFrame.tsx';

const delay = 200;
const offset = 50;

/** Controls that hold what they cannot hand over, such as half a phone number or a date that is none. */
export function refusingControls(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError || validity.badInput);
}

function coverOf(form: HTMLFormElement): number {
  if (form.closest(openModal)) return 0;
  const header = document.querySelector('header');
  return header && getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().height : 0;
}

/**
 * After 200 ms, when the errors are drawn: brings the first field in error into view, 50 px below what covers the top,
 * and focuses it (specification section 9).
 */
export function showFirstError(form: HTMLFormElement): void {
  window.setTimeout(() => {
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!control) return;
    const field = control.closest<HTMLElement>('[data-field]') ?? control;
    const top = coverOf(form) + offset;
    const { top: at, bottom } = field.getBoundingClientRect();
    if (at < top || bottom > window.innerHeight) {
      field.style.scrollMarginTop = `${top}px`;
      field.scrollIntoView({ block: 'start' });
    }
    control.focus({ preventScroll: true });
  }, delay);
}
