/** Goes up with each change of the tables. */
export const TABLES_VERSION = 4;

/**
 * Times are seconds since 1970, as in tokens. A card's `document` is the answer shape of
 * `schemas/gateway.openapi.json` but for days that are counted from today (cardDocument.ts); only what is looked up by SQL stands in columns of its own.
 */
export const TABLES = `
CREATE TABLE IF NOT EXISTS settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS people (
  person_ref TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  email TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  is_verified INTEGER NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone_number TEXT,
  birth_date TEXT,
  home_address TEXT,
  traits TEXT NOT NULL,
  UNIQUE (tenant, email)
) STRICT;

-- Addresses of seeded people that were deleted or changed, so that they are not planted again.
CREATE TABLE IF NOT EXISTS departed (
  tenant TEXT NOT NULL,
  email TEXT NOT NULL,
  PRIMARY KEY (tenant, email)
) STRICT;

CREATE TABLE IF NOT EXISTS optins (
  person_ref TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  optin_ref TEXT NOT NULL,
  type TEXT NOT NULL,
  is_subscribed INTEGER NOT NULL,
  PRIMARY KEY (person_ref, optin_ref, type)
) STRICT;

CREATE TABLE IF NOT EXISTS cards (
  person_ref TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  card_ref TEXT NOT NULL,
  position INTEGER NOT NULL,
  account_ref TEXT NOT NULL,
  recipe TEXT NOT NULL,
  is_seeded INTEGER NOT NULL DEFAULT 0,
  is_hidden INTEGER NOT NULL DEFAULT 0,
  pin TEXT,
  before_block TEXT,
  document TEXT NOT NULL,
  PRIMARY KEY (person_ref, card_ref),
  UNIQUE (person_ref, account_ref)
) STRICT;

CREATE TABLE IF NOT EXISTS operations (
  person_ref TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  account_ref TEXT NOT NULL,
  operation_ref TEXT NOT NULL,
  date TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL,
  product_ref TEXT NOT NULL,
  outlet_name TEXT,
  outlet_category TEXT,
  reason TEXT,
  declined_reason TEXT,
  PRIMARY KEY (person_ref, account_ref, operation_ref)
) STRICT;
CREATE INDEX IF NOT EXISTS operations_by_date ON operations (person_ref, account_ref, date DESC, operation_ref);

CREATE TABLE IF NOT EXISTS mails (
  mail_id INTEGER PRIMARY KEY,
  person_ref TEXT REFERENCES people ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  links TEXT NOT NULL,
  code TEXT,
  at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS codes (
  person_ref TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  code TEXT NOT NULL,
  detail TEXT,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (person_ref, purpose)
) STRICT;

CREATE TABLE IF NOT EXISTS tries (
  person_ref TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tries_by_purpose ON tries (person_ref, purpose);

CREATE TABLE IF NOT EXISTS tickets (
  ticket TEXT PRIMARY KEY,
  person_ref TEXT NOT NULL,
  card_ref TEXT NOT NULL,
  page TEXT NOT NULL,
  lang TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  FOREIGN KEY (person_ref, card_ref) REFERENCES cards ON DELETE CASCADE
) STRICT;

CREATE TABLE IF NOT EXISTS artifacts (
  tenant TEXT NOT NULL,
  model TEXT NOT NULL,
  id TEXT NOT NULL,
  payload TEXT NOT NULL,
  person_ref TEXT,
  grant_id TEXT,
  uid TEXT,
  expires_at INTEGER,
  PRIMARY KEY (tenant, model, id)
) STRICT;
CREATE INDEX IF NOT EXISTS artifacts_by_grant ON artifacts (grant_id);
CREATE INDEX IF NOT EXISTS artifacts_by_uid ON artifacts (uid);

CREATE TABLE IF NOT EXISTS id_tokens (
  digest TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  person_ref TEXT NOT NULL,
  grant_id TEXT,
  expires_at INTEGER NOT NULL
) STRICT;
`;
