/** What the calls about new tenants and languages answer; the page imports these types and nothing else of it. */
import type { Prefilled } from '../../../compiler/new-country/decide.ts';
import type { FeatureQuestion, ProductChoice } from '../../../compiler/new-country/questions.ts';
import type { ReadinessItem } from '../../../compiler/new-country/readiness.ts';
import type { Position } from '../../../compiler/problem.ts';
import type { Repair } from '../../../compiler/repairs/repair.ts';

export type { Answers } from '../../../compiler/new-country/answers.ts';
export type { FeatureQuestion, Prefilled, ProductChoice, ReadinessItem };

export interface NamedCode {
  readonly code: string;
  /** In English. */
  readonly name: string;
}

export interface CountryChoice extends NamedCode {
  /** BCP 47 tags of official languages that a file can offer, that of most people first; English where there is none. */
  readonly languages: readonly string[];
  /** ISO 4217, the newest first. */
  readonly currencies: readonly string[];
  /** Such as `+36`; null where no number of the country is known. */
  readonly prefix: string | null;
  /** That of most people first. */
  readonly timeZones: readonly string[];
}

/** All that the questions about a new tenant offer. */
export interface Countries {
  readonly countries: readonly CountryChoice[];
  /** Languages that a country has, or that there are words of. */
  readonly languages: readonly (NamedCode & {
    /** How much of its words file is there, in hundredths; null without one. */
    readonly percent: number | null;
  })[];
  readonly currencies: readonly NamedCode[];
  readonly features: readonly FeatureQuestion[];
  readonly products: readonly ProductChoice[];
  /** Codes that are taken. */
  readonly codes: readonly string[];
}

export interface PreviewAnswer {
  readonly code: string;
  readonly from: string;
  readonly text: string;
  readonly prefilled: readonly Prefilled[];
  readonly readiness: readonly ReadinessItem[];
}

/** One language, and how far its words have come. */
export interface LanguageRow extends NamedCode {
  /** In itself. */
  readonly ownName: string;
  readonly needed: number;
  readonly missing: number;
  readonly percent: number;
  /** Codes of tenants that offer it, and of those that have it as a draft. */
  readonly offeredBy: readonly string[];
  readonly draftOf: readonly string[];
  /** What all others are translated from. */
  readonly isOriginal: boolean;
}

/** One text, as somebody translates it. */
export interface WordsUnit {
  readonly key: string;
  /** In English. */
  readonly source: string;
  /** Null: not translated yet. */
  readonly target: string | null;
  /** Screens that say it; empty when nobody can tell. */
  readonly where: string;
  readonly notes: readonly string[];
  /** Values and marks that have to stay, such as `{{name}}`. */
  readonly placeholders: readonly string[];
  /** Which form of a plural it is; null for none. */
  readonly form: string | null;
}

export interface WordsAnswer extends LanguageRow {
  /** SHA-256 of the file's bytes, in hex. */
  readonly hash: string;
  /** Forms that the language counts with. */
  readonly forms: readonly string[];
  readonly units: readonly WordsUnit[];
}

/** What is wrong with one text. */
export interface WordsProblem {
  readonly key: string;
  readonly message: string;
  /** In the file as it would be, 1-based; null for a key that it does not have. */
  readonly at: Position | null;
  /** The likeliest first. */
  readonly repairs: readonly WordsRepair[];
}

/** What would mend a text: edits of the whole file as it would be, and what the text of that key is then. */
export interface WordsRepair extends Repair {
  /** Null where another key, or none, is mended. */
  readonly value: string | null;
}

export interface WordsCheck {
  readonly problems: readonly WordsProblem[];
  readonly missing: number;
  readonly percent: number;
}

export interface WordsSaved extends WordsCheck {
  readonly hash: string;
}

/** `error` says what happened and what to do. */
export interface NewRefusal {
  readonly error: string;
  readonly code: 'not-found' | 'invalid' | 'problems' | 'changed';
  /** With `problems`: why nothing was written. */
  readonly problems?: readonly WordsProblem[];
}
