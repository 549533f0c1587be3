/// A part of a surface whose pixels are moved before anything is drawn.
struct ScrollZone: Equatable {
  /// The area within which pixels are moved.
  var clip: Box
  /// The destination of the moved pixels. Subtracting the vector gives their origin.
  var target: Box
  var dx: Int32
  var dy: Int32

  /// Creates a zone for the part of `clip` that stays inside it when it is moved, which may be empty.
  init(clip: Box, dx: Int32, dy: Int32) {
    self.clip = clip
    target = clip.intersection(clip.offset(dx, dy))
    self.dx = dx
    self.dy = dy
  }
}
