import { openModal } from '../dialog/ModalFrame.tsx';

const delay = 200;
const offset = 50;
const controls = 'input:not([type="hidden"], [type="color"]), textarea, button, [role="spinbutton"]';

/** Controls with input they cannot convert, such as an incomplete phone number or date. */
export function refusingControls(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError || validity.badInput);
}

function coverOf(form: HTMLFormElement): number {
  if (form.closest(openModal)) return 0;
  const header = document.querySelector('header');
  return header && getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().height : 0;
}

/** The control to focus in a field: the invalid input, else what its label names, else the first control. */
function controlOf(field: HTMLElement): HTMLElement {
  if (field.matches('input, textarea')) return field;
  const refused = field.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]');
  return refused ?? field.querySelector('label')?.control ?? field.querySelector<HTMLElement>(controls) ?? field;
}

/**
 * After 200 ms, once errors are rendered, scrolls the first invalid field to 50 px below whatever covers the top, and
 * focuses it (specification section 9). Whoever went on to another control in the meantime stays there.
 */
export function showFirstError(form: HTMLFormElement): void {
  const before = document.activeElement;
  window.setTimeout(() => {
    const { activeElement } = document;
    if (activeElement !== before && activeElement !== document.body) return;
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
