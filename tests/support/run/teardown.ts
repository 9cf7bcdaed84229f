import { closeRun } from './setup';

export default closeRun;
