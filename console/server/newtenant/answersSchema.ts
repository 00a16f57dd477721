const TEXT = { type: 'string', minLength: 1, maxLength: 60 };
const TEXTS = { type: 'array', maxItems: 60, items: TEXT };

/** JSON schema of a body with the answers about a new tenant; what the values mean is judged by the compiler. */
export const ANSWERS_SCHEMA = {
  type: 'object',
  required: ['answers'],
  properties: {
    answers: {
      type: 'object',
      required: ['country'],
      additionalProperties: false,
      properties: {
        country: TEXT,
        code: TEXT,
        languages: { ...TEXTS, minItems: 1, maxItems: 24 },
        currency: TEXT,
        timeZone: TEXT,
        name: TEXT,
        brand: TEXT,
        colours: { ...TEXTS, maxItems: 2 },
        logo: { type: 'string', maxLength: 200_000 },
        postalCode: TEXT,
        products: { ...TEXTS, minItems: 1 },
        features: { type: 'object', maxProperties: 60, additionalProperties: { type: 'boolean' } },
        from: TEXT,
      },
    },
  },
} as const;
