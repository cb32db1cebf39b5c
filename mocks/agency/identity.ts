/** What a document knows of the backend before its code has loaded. */
export const identity = { name: 'alderway', title: 'Alderway' }

export const everydayDataset = 'agency'
