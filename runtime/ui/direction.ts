import { createContext, useContext } from 'react';

/** Which way the lines run: given with the words, as pieces know no language. */
export const DirectionContext = createContext<'ltr' | 'rtl'>('ltr');

/** For what CSS cannot know: the way of an arrow key, of a swipe, of a drawing. */
export const useDirection = (): 'ltr' | 'rtl' => useContext(DirectionContext);
