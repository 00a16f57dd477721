/** The dialog element of jsdom cannot be opened: this gives it what the page needs to see. Focus is the browser's business. */
export function installDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
