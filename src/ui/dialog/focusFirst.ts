const controls = 'a[href], button, input, textarea, [tabindex="0"]';

/** Ref that focuses a dialog's first control, like the platform's `<dialog>`, unless something inside has the focus. */
export function focusFirst(dialog: HTMLElement | null): void {
  if (!dialog || dialog.contains(document.activeElement)) return;
  const usable = [...dialog.querySelectorAll<HTMLElement>(controls)].find(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  );
  usable?.focus();
}
