// What other parts load of lessons when it is first shown, in one file.
export { LessonScreen } from './LessonScreen';
export { TaskTable } from './TaskTable';
