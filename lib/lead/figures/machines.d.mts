export const machinePattern: string;
