import { Checkbox } from '../../../runtime/ui/Checkbox.tsx';
import { Field } from '../../../runtime/ui/Field.tsx';
import type { StepProps } from './CountryStep.tsx';
import styles from './NewTenant.module.css';
import { TextInput } from './TextInput.tsx';
import { words } from './words.ts';

const CHOICES = [
  [undefined, words.offer.asCopied],
  [true, words.offer.yes],
  [false, words.offer.no],
] as const;

/** Which products there are, and what card holders can do with them. */
export function OfferStep({ choices, entries, onChange }: StepProps) {
  const said = words.offer;
  const { products, features } = entries;
  const decide = (feature: string, isOn: boolean | undefined) => {
    const { [feature]: _, ...others } = features;
    onChange({ ...entries, features: isOn === undefined ? others : { ...others, [feature]: isOn } });
  };
  return (
    <>
      <Field
        id="products"
        label={said.products}
        hint={said.productsHint}
        isGroup
        error={products.length === 0 ? said.atLeastOne : undefined}
      >
        <ul className={styles.choices}>
          {choices.products.map(({ product, name }) => (
            <li key={product}>
              <Checkbox
                id={`product-${product}`}
                name={product}
                isChecked={products.includes(product)}
                onChange={(isChecked) =>
                  onChange({
                    ...entries,
                    products: isChecked
                      ? [...products, product]
                      : products.filter((each) => each !== product),
                  })
                }
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Field>
      {choices.features.map(({ feature, question }) => (
        <fieldset key={feature} className={styles.question}>
          <legend>{question}</legend>
          <div className={styles.answers}>
            {CHOICES.map(([isOn, label]) => (
              <label key={label} className={styles.answer}>
                <input
                  type="radio"
                  name={feature}
                  checked={features[feature] === isOn}
                  onChange={() => decide(feature, isOn)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <TextInput
        id="postalCode"
        label={said.postalCode}
        hint={said.postalHint}
        value={entries.postalCode}
        maxLength={16}
        onChange={(postalCode) => onChange({ ...entries, postalCode })}
      />
    </>
  );
}
