import { NotFoundMessage } from '#runtime';

/** Any unknown path (RTE-02). */
export default NotFoundMessage;
