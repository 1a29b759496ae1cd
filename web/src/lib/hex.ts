/** Bytes as hexadecimal digits, two for each. */
export const hex = (bytes: Uint8Array) => Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('');
