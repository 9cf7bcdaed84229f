/** React as the server has it: its development build notes where each element was made, which is most of a mail's time. */
Object.assign(process.env, { NODE_ENV: 'production' });
