/** What was asked for cannot be done, and nothing was written: the message says why. */
export class CannotPublish extends Error {
  override readonly name = 'CannotPublish';
}
