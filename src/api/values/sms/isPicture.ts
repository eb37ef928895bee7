const pictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Whether a MIME type is a picture that browsers show and that can’t run code. */
export const isPicture = (type: string): boolean => pictures.includes(type);
