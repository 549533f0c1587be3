/// A glyph with its position relative to the start of its line's baseline, in points with y pointing down.
package struct PositionedGlyph: Sendable {
  package var id: UInt32
  package var x: Float
  package var y: Float

  package init(id: UInt32, x: Float, y: Float) {
    self.id = id
    self.x = x
    self.y = y
  }
}
