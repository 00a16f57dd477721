import { groupDigits, type Masks, type PhoneNumber, splitPhone } from '#forms';

/** The tenant's masks (schemas/tenant.schema.json, `phone`). */
export interface PhoneMasks {
  readonly masks: Masks;
  readonly otherMask: string;
}

/** A phone as the server has it, as a form takes it; null where its prefix cannot be told (ENT-024 to ENT-026). */
export function readPhone(phone: string, { masks, otherMask }: PhoneMasks): PhoneNumber | null {
  const split = splitPhone(phone, Object.keys(masks));
  if (!split) return null;
  return { prefix: split.prefix, number: groupDigits(split.number, masks[split.prefix] ?? otherMask) };
}

/** `+40 712 345 678`. */
export function phoneText(phone: string, masks: PhoneMasks): string {
  const value = readPhone(phone, masks);
  return value ? `${value.prefix} ${value.number}` : phone;
}
