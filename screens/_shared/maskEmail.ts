/**
 * `oks•••@poshta.example`: enough to know one's own address, too little to learn it over a shoulder (USE-22).
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, Math.min(3, at - 1))}•••${email.slice(at)}`;
}
