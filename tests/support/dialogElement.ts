/**
 * What jsdom lacks of the native dialog: opening takes the focus, closing gives it back, as long as the element
 * stands in the page (HTML standard, dialog). The browser tests look at the real one.
 */
const before = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  if (!this.isConnected || this.open) throw new DOMException('It cannot be opened.', 'InvalidStateError');
  before.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('a[href], button')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  const focused = before.get(this);
  if (this.isConnected && focused instanceof HTMLElement) focused.focus();
};
