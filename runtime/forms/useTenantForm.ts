import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field, Widget } from '../assemble/form.ts';
import { createCheck, type FieldError } from './createCheck.ts';
import type { FormProblem, FormState } from './formState.ts';
import { type FieldValue, type FormValues, firstValues, readValues, sentValues } from './formValues.ts';
import { ruleMessage } from './ruleMessage.ts';
import type { TenantFormProps } from './TenantForm.tsx';

/** Spec section 5: how long after a change validity is looked at. */
export const CHECK_DELAY = 50;

/** Controls that hold what was typed, and nothing else. */
const TYPED: readonly Widget[] = ['text', 'email', 'digits', 'date', 'password', 'newPassword'];

const NOTHING = {};
const NONE: readonly string[] = [];

/** The state of one form: what is typed, what is wrong with it, and what of that is shown. */
export function useTenantForm(props: TenantFormProps): { state: FormState; send: () => void } {
  const { form: module, id: prefix = module.form.name, hidden = NONE } = props;
  const { name, fields } = module.form;
  const check = useMemo(() => createCheck(module), [module]);
  const { t, i18n } = useTranslation();
  const [values, setValues] = useState(() => firstValues(fields, props.initial));
  const [checked, setChecked] = useState(values);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const [reported, setReported] = useState<Readonly<Record<string, string>>>(NOTHING);
  const [summary, setSummary] = useState<FormState['summary']>(null);
  const [problem, setProblem] = useState<FormProblem | null>(props.problem ?? null);
  const [isBusy, setIsBusy] = useState(false);
  // A second press comes before the next render, so state alone would not stop it (threat F1).
  const busy = useRef(false);
  const latest = useRef(values);

  useEffect(() => {
    const timer = setTimeout(() => setChecked(values), CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [values]);

  const errorsOf = (typed: FormValues) => {
    const own = Object.entries(reported).map(
      ([field, rule]): FieldError => ({ field, rule, parameters: {} }),
    );
    const found = check(typed);
    const outside = fields.filter((field) => isOutside(field, typed[field.name], props.lists));
    const foreign = outside.map(
      ({ name: field }): FieldError => ({ field, rule: 'fromList', parameters: {} }),
    );
    const order = fields.map((field) => field.name);
    const first = new Map([...foreign, ...found, ...own].map((error) => [error.field, error]));
    return [...first.values()]
      .filter(({ field }) => !hidden.includes(field))
      .sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  };
  const errors = errorsOf(checked).map((error) => ({
    field: error.field,
    text: ruleMessage(error, (key, given) => t(key, given ?? {}), i18n.language),
  }));

  const change = (field: string, value: FieldValue) => {
    const children = fields.filter(({ parent }) => parent === field).map((each) => [each.name, '']);
    const isOther = latest.current[field] !== value;
    const next = { ...latest.current, ...(isOther && Object.fromEntries(children)), [field]: value };
    latest.current = next;
    setValues(next);
    if (problem?.field === field || problem?.field === undefined) setProblem(null);
    if (summary === 'problem') setSummary(null);
    props.onChange?.(next);
    void runCheck(field, next);
  };
  const report = (field: string, rule: string | null) =>
    setReported(({ [field]: _before, ...others }) => (rule === null ? others : { ...others, [field]: rule }));
  const leave = (field: string) => {
    setChecked(latest.current);
    setLeft((before) => (before.has(field) ? before : new Set([...before, field])));
  };
  /** An asynchronous check shows its answer without the field being left (FRM-02). */
  const runCheck = async (field: string, typed: FormValues) => {
    const ask = props.checks?.[field];
    if (!ask) return;
    report(field, null);
    if (check(typed).some((error) => error.field === field)) return;
    const rule = await ask(sentValues(fields, typed)).catch(() => null);
    if (latest.current[field] !== typed[field]) return;
    report(field, rule);
    leave(field);
  };

  // Typed before the form came to life, where it was drawn beforehand: as if it were typed now, and left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    for (const { name: field, widget } of fields) {
      const control = document.getElementById(`${prefix}-${field}`);
      const isTyped = TYPED.includes(widget) && control instanceof HTMLInputElement;
      if (!isTyped || control.value === values[field]) continue;
      change(field, control.value);
      if (control !== document.activeElement) leave(field);
    }
  }, []);

  const refuse = () => {
    setChecked(latest.current);
    setLeft(new Set(fields.map((field) => field.name)));
    setSummary('errors');
  };
  const submit = async () => {
    if (busy.current) return;
    const typed = latest.current;
    if (errorsOf(typed).length > 0) return refuse();
    busy.current = true;
    setIsBusy(true);
    setProblem(null);
    setSummary(null);
    try {
      const applying = fields.filter((field) => !hidden.includes(field.name));
      const found = await props.onSubmit(sentValues(applying, typed));
      if (found) {
        setProblem(found);
        setSummary('problem');
      }
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  const isWrong = (field: string) => errors.find((error) => error.field === field)?.text;
  const state: FormState = {
    name,
    fields,
    values,
    lists: props.lists ?? NOTHING,
    links: props.links ?? NOTHING,
    hints: props.hints ?? NOTHING,
    helps: props.helps ?? NOTHING,
    placeholders: props.placeholders ?? NOTHING,
    legends: props.legends ?? NOTHING,
    hidden,
    isBusy,
    errors,
    summary: summary === 'errors' && errors.length === 0 ? null : summary,
    problem,
    submit: { label: props.submit, isDanger: props.isDanger ?? false, aside: props.aside },
    after: props.children,
    idOf: (field) => `${prefix}-${field}`,
    errorOf: (field) =>
      problem?.field === field ? problem.message : left.has(field) ? isWrong(field) : undefined,
    isRight: (field) =>
      left.has(field) && problem?.field !== field && !isWrong(field) && field in readValues(fields, values),
    failing: (field) => check.failing(values, field),
    change,
    leave,
    report,
    // Enter may come before validity was looked at: what is right by then is sent.
    refuse: () => (errorsOf(latest.current).length > 0 ? refuse() : void submit()),
    lookUpCountry: props.lookUpCountry ?? (async () => null),
  };
  return { state, send: () => void submit() };
}

/** A value that the screen's list does not have: only a list that is there can say so (VAL-81). */
function isOutside(field: Field, value: FieldValue | undefined, lists: TenantFormProps['lists']): boolean {
  const options = field.list === null ? null : lists?.[field.list]?.options;
  if (!options || typeof value !== 'string' || value === '') return false;
  return options.every((option) => option.value !== value);
}
