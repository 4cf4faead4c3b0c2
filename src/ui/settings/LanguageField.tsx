// The language that the app speaks, from those that it offers, each named in itself. It changes at once; where it cannot be loaded,
// the one before stays.
import { useState } from 'preact/hooks';
import { languages } from '../../language/languages';
import { languageInForce, setLanguage, textsOf } from '../../language/texts';
import { recordFailure, runDetached } from '../../util/failures';
import { Select } from '../components/fields';
import { useObservable, useServices } from '../services';
import styles from './settings.module.css';

const texts = textsOf('language');

export function LanguageField() {
  const { settings } = useServices();
  const spoken = useObservable(languageInForce);
  const [missing, setMissing] = useState<string | null>(null);
  const choices = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }));
  if (choices.length < 2) return null;
  const choose = async (language: string) => {
    setMissing(null);
    try {
      await setLanguage(language);
      settings.set({ ...settings.get(), language });
    } catch (error) {
      recordFailure('loading', error);
      setMissing(languages[language]?.name ?? language);
    }
  };
  return (
    <div class={styles.language}>
      <Select
        id="language"
        label={texts.label}
        choices={choices}
        value={spoken}
        onChange={(chosen) => runDetached(choose(chosen ?? spoken))}
      />
      {missing !== null && (
        <p role="alert" class="error-text">
          {texts.notLoaded(missing)}
        </p>
      )}
    </div>
  );
}
