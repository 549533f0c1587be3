/// The index of a glyph in its font.
///
/// For the layout managers of Tessera, the glyphs of a text are its UTF-16 code units.
public typealias CGGlyph = UInt16
