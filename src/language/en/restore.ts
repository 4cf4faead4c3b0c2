// Restoring a backup.
import { counted } from './numbers';

export const texts = {
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  restore: 'Restore',
  title: 'Restore a backup',
  notRestored: 'Not restored',
  restored: 'Restored',
  reading: 'Reading…',
  restoring: 'Restoring…',
  cancelled: 'Cancelled. Nothing was changed.',
  nothingChanged: 'Nothing was changed.',
  noGames: 'This backup has no games.',
  /** What happens to the games and analyses of a backup, after how many there are. */
  fates: {
    new: 'new here',
    newerInFile: 'longer in the backup: taken from there',
    newerHere: 'longer here: kept unchanged',
    both: 'different here and in the backup: both are kept',
    identical: 'the same in both',
    unreadable: 'unreadable: set aside with the reason',
  },
  lessons: (count: number) => counted(count, 'lesson', 'lessons'),
  lessonsFate: 'done only in the backup',
  tries: (count: number) => counted(count, 'try', 'tries'),
  triesFate: 'at puzzles and lesson tasks made only in the backup',
  asideFate: 'already set aside as unreadable in the backup',
};
