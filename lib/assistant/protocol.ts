/** Takes `{sessionId, message, scene, language}` and gives `{reply}`; a GET says `{available}`. */
export const assistantPath = '/api/assistant';

/** UTF-16 units of a message. */
export const mostTyped = 300;
/** Of a conversation. */
export const mostMessages = 8;
