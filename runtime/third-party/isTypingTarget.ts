/** Inputs that are pressed, not typed into. */
const PRESSED = ['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'file', 'color', 'range'];

/** Whether an element that has the focus is typed into, and is none of those given. */
export function isTypingTarget(target: Element | null, except: readonly Element[]): boolean {
  if (!target || except.some((each) => each.contains(target))) return false;
  const name = target.localName;
  if (name === 'input') return !PRESSED.includes((target as HTMLInputElement).type);
  return name === 'textarea' || name === 'select' || (target as HTMLElement).isContentEditable === true;
}
