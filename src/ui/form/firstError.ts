import { openModal } from '../dialog/ModalFrame.tsx';

const delay = 200;
const offset = 50;
const controls = 'input:not([type="hidden"], [type="color"]), textarea, button, [role="spinbutton"]';

/** Controls that hold what they cannot hand over, such as half a phone number or a date that is none. */
export function refusingControls(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError || validity.badInput);
}

function coverOf(form: HTMLFormElement): number {
  if (form.closest(openModal)) return 0;
  const header = document.querySelector('header');
  return header && getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().height : 0;
}

/** What takes the focus in a field: the input in error, else, as in a list to choose from, the first control. */
function controlOf(field: HTMLElement): HTMLElement {
  if (field.matches('input, textarea')) return field;
  const refused = field.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]');
  return refused ?? field.querySelector<HTMLElement>(controls) ?? field;
}

/**
 * After 200 ms, when the errors are drawn: brings the first field in error into view, 50 px below what covers the top,
 * and focuses it (specification section 9).
 */
export function showFirstError(form: HTMLFormElement): void {
  window.setTimeout(() => {
    const field = form.querySelector<HTMLElement>('[data-field][data-invalid], [aria-invalid="true"]');
    if (!field) return;
    const top = coverOf(form) + offset;
    const { top: at, bottom } = field.getBoundingClientRect();
    if (at < top || bottom > window.innerHeight) {
      field.style.scrollMarginTop = `${top}px`;
      field.scrollIntoView({ block: 'start' });
    }
    controlOf(field).focus({ preventScroll: true });
  }, delay);
}
