import type Form from '@rjsf/core';
import type { FormProps } from '@rjsf/core';
import type { ErrorSchema } from '@rjsf/utils';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { compiledRules, findErrors, SERVER, type Surroundings } from './formErrors.ts';
import { asErrorSchema, createFormValidator } from './formModule.ts';
import type { FormState } from './formState.ts';
import {
  type FormValues,
  firstValues,
  formatOf,
  isOutside,
  isSame,
  readValues,
  sentValues,
} from './formValues.ts';
import type { TenantFormProps } from './TenantForm.tsx';
import { uiSchemaOf } from './theme.tsx';
import { typedEarly } from './typedEarly.ts';
import { useSending } from './useSending.ts';
import { useTypedBefore } from './useTypedBefore.ts';
import { useUnsavedText } from './useUnsavedText.ts';

const NOTHING = {};
const NONE: readonly string[] = [];

/** What of rjsf's properties depends on the form. */
type Engine = Pick<
  FormProps<FormValues>,
  | 'schema'
  | 'uiSchema'
  | 'validator'
  | 'initialFormData'
  | 'extraErrors'
  | 'onChange'
  | 'onBlur'
  | 'onSubmit'
  | 'onError'
> & { readonly ref: RefObject<Form<FormValues> | null> };

/**
 * What rjsf has no notion of: which fields were left, questions to a server, problems with its answer, where the focus
 * goes, and what would be lost. Values and errors are rjsf's. Long, because it ties all of these to rjsf's events.
 */
export function useTenantForm(props: TenantFormProps): { state: FormState; engine: Engine } {
  const { form: module, id: prefix = module.form.name, lists = NOTHING } = props;
  const { name, fields } = module.form;
  const rules = useMemo(() => compiledRules(module), [module]);
  const uiSchema = useMemo(() => uiSchemaOf(fields), [fields]);
  const form = useRef<Form<FormValues>>(null);
  // As it stands there while it is hydrated: rendered as anything else, it would be rendered anew.
  const [early] = useState(() => typedEarly(prefix));
  const [untouched] = useState(() => firstValues(fields, props.initial));
  const [first] = useState<FormValues>(() => ({ ...untouched, ...early?.values }));
  const latest = useRef(first);
  const absentIn = (typed: FormValues) => fields.find((field) => formatOf(field, typed) === null)?.name ?? '';
  const [absent, setAbsent] = useState(() => absentIn(first));
  const hidden = [...(props.hidden ?? NONE), absent];
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(early?.left));
  const [looks, setLooks] = useState(0);
  const [reported, setReported] = useState<Readonly<Record<string, string>>>(NOTHING);
  const unsaved = useUnsavedText(fields, untouched, props.isKept ?? false);
  const sending = useSending({ props, hidden, prefix, latest, unsaved });

  const around: Surroundings = {
    hidden,
    reported,
    isOutside: (field, value) => isOutside(field, value, lists),
  };
  const surrounding = useRef(around);
  surrounding.current = around;
  const validator = useMemo(
    () => createFormValidator(fields, rules, () => surrounding.current),
    [fields, rules],
  );
  // rjsf looks at values when they change: until then, what is wrong with the first ones is given to it.
  const [firstErrors, setFirstErrors] = useState<ErrorSchema<FormValues> | null>(() =>
    asErrorSchema(findErrors(fields, rules, first, around)),
  );
  const refused = sending.problem?.field;
  const extraErrors = useMemo(() => {
    const known = firstErrors ?? {};
    if (refused === undefined) return known;
    return { ...known, [refused]: { __errors: [...(known[refused]?.__errors ?? []), SERVER] } };
  }, [firstErrors, refused]);

  const put = (values: FormValues) => form.current?.setFieldValue([], values);
  const lookNow = () => setLooks((before) => before + 1);
  // What surrounds the values changed: they are looked at again.
  const outside = fields.filter((field) => isOutside(field, latest.current[field.name], lists));
  const surroundings = JSON.stringify([hidden, reported, outside.map((field) => field.name)]);
  const lookedAt = useRef(surroundings);
  useLayoutEffect(() => {
    if (lookedAt.current === surroundings) return;
    lookedAt.current = surroundings;
    put(latest.current);
    lookNow();
  });

  const leave = (name: string) => {
    lookNow();
    setLeft((before) => (before.has(name) ? before : new Set([...before, name])));
    const field = fields.find((each) => each.name === name);
    // What is typed is shown as the country writes it; without a format it stays.
    const read = field?.formats && readValues([field], latest.current)[name];
    if (read && read !== latest.current[name]) put({ ...latest.current, [name]: read });
  };
  const report = (field: string, rule: string | null) =>
    setReported((before) => {
      if (before[field] === (rule ?? undefined)) return before;
      const { [field]: _before, ...others } = before;
      return rule === null ? others : { ...others, [field]: rule };
    });
  /** An asynchronous check shows its answer without the field being left (FRM-02). */
  const runCheck = async (field: string, typed: FormValues) => {
    const ask = props.checks?.[field];
    if (!ask) return;
    report(field, null);
    if (findErrors(fields, rules, typed, { ...around, reported: NOTHING })[field]) return;
    const rule = await ask(sentValues(fields, typed)).catch(() => null);
    if (latest.current[field] !== typed[field]) return;
    report(field, rule);
    leave(field);
  };
  const tell = (typed: FormValues) => {
    unsaved.watch(typed);
    props.onChange?.(typed);
  };
  useTypedBefore({ fields, prefix, first, left, put, leave, tell });

  const onChange: Engine['onChange'] = ({ formData: typed = {} }) => {
    const before = latest.current;
    setFirstErrors(null);
    const changed = fields.map((each) => each.name).filter((each) => !isSame(typed[each], before[each]));
    // rjsf reports focus alone as well.
    if (changed.length === 0) return;
    latest.current = typed;
    setAbsent(absentIn(typed));
    unsaved.watch(typed);
    sending.forget(changed);
    // What was chosen from the list of another value is no longer in it.
    const emptied = fields.filter(
      (each) =>
        changed.includes(each.parent ?? '') && !changed.includes(each.name) && typed[each.name] !== '',
    );
    // That is a change of its own, and reports both.
    if (emptied.length > 0) put({ ...typed, ...Object.fromEntries(emptied.map((each) => [each.name, ''])) });
    else props.onChange?.(typed);
    for (const each of changed) void runCheck(each, typed);
  };

  return {
    engine: {
      ref: form,
      schema: module.schema,
      uiSchema,
      validator,
      initialFormData: first,
      extraErrors,
      onChange,
      onBlur: (id) => leave(id.slice(prefix.length + 1)),
      onSubmit: ({ formData = {} }) => void sending.send(formData),
      onError: () => {
        lookNow();
        setLeft(new Set(fields.map((field) => field.name)));
        sending.refuse();
      },
    },
    state: {
      name,
      fields,
      username: props.username,
      lists,
      links: props.links ?? NOTHING,
      hints: props.hints ?? NOTHING,
      helps: props.helps ?? NOTHING,
      placeholders: props.placeholders ?? NOTHING,
      legends: props.legends ?? NOTHING,
      hidden,
      isBusy: sending.isBusy,
      left,
      looks,
      summary: sending.summary,
      problem: sending.problem,
      head: sending.head,
      submit: { label: props.submit, isDanger: props.isDanger ?? false, aside: props.aside },
      after: props.children,
      idOf: (field) => `${prefix}-${field}`,
      report,
      // Enter may come before errors are shown: what is right by then is sent.
      press: () => form.current?.submit(),
      lookUpCountry: props.lookUpCountry ?? (async () => null),
    },
  };
}
