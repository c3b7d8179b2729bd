/** The channel on which the names of queues are told that work came into. */
export const wakeChannel = 'sinupan_work'
