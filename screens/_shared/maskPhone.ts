/** `+359 ••• ••4 567`: enough to know one's own number, too little to learn it over a shoulder (USE-22). @param phone as people read it, its prefix first */
export function maskPhone(phone: string): string {
  const [prefix = '', ...number] = phone.split(' ');
  return `${prefix} ${number.join(' ').replace(/\d(?=(?:\D*\d){4})/g, '•')}`;
}
