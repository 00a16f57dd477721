/** What the pictures of the home page show: a sample, in the tenant's own money. Amounts in minor units. */
export const SAMPLE = {
  balance: 18_420,
  giftBalance: 10_000,
  payment: -1_240,
  payments: [-1_240, -3_815, -980],
  lastDigits: '4821',
  giftLastDigits: '0937',
  expiryDate: '2028-08-31',
  giftExpiryDate: '2027-11-30',
} as const;
