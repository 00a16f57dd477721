/** `+359 •• ••• 4567`: enough to know one's own number, too little to learn it over a shoulder (USE-22). @param phone with its prefix, as people read it */
export function maskPhone(phone: string): string {
  const [prefix = '', ...rest] = phone.split(' ');
  const number = rest.join(' ');
  const digits = number.replace(/\D/g, '').length;
  let index = 0;
  return `${prefix} ${number.replace(/\d/g, (digit) => (index++ < digits - 4 ? '•' : digit))}`;
}
