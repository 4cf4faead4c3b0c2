// In the place of a screen that failed: what happened, and the ways out that still work.
import '../../language/shownRefusals';
import { textsOf } from '../../language/texts';
import { reasonOf } from '../../util/failures';
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { BackupOutcome, useBackup } from '../settings/backup';
import { Button, ButtonLink } from './Button';
import styles from './missingCode.module.css';

const texts = textsOf('screen');

export function BrokenScreen({ error }: { readonly error: unknown }) {
  const { save, text, problem } = useBackup();
  const { hasUnsavedChanges } = useServices();
  return (
    <main class={styles.root}>
      <h1>{texts.notShown}</h1>
      <p role="alert">{texts.wentWrong(reasonOf(error), hasUnsavedChanges())}</p>
      <ButtonLink to={HOME} variant="primary" replace={true}>
        {texts.home}
      </ButtonLink>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
      <Button onClick={save}>{texts.backUp}</Button>
      <BackupOutcome text={text} problem={problem} />
    </main>
  );
}
