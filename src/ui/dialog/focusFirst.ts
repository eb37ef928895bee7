const controls = 'a[href], button, input, textarea, [tabindex="0"]';

/** Ref of a dialog: its first control gets the focus, as in the platform's own dialogs, unless one asked for it. */
export function focusFirst(dialog: HTMLElement | null): void {
  if (!dialog || dialog.contains(document.activeElement)) return;
  const usable = [...dialog.querySelectorAll<HTMLElement>(controls)].find(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  );
  usable?.focus();
}
