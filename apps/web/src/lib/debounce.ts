/** How long a field waits after the last key before it asks (specification, section 9). */
export const debounceMs = 100
