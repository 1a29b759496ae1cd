// What a face is drawn of: layers in 100 × 100 units, painted one over the other.

export type Colour = 'paper' | 'wash' | 'mid' | 'tint' | 'ink' | 'gold';

/** A colour and SVG path data: an area, or a line where a width is given. */
export type Layer = readonly [colour: Colour, path: string, width?: number];

/** The picture of a card. */
export type Face = readonly Layer[];
