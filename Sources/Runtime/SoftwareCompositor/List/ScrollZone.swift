/// A part of a surface whose pixels are moved by a scroll before anything is drawn.
struct ScrollZone: Equatable {
  /// The area within which pixels are moved.
  var clip: Box
  /// The area to which pixels are moved. Their previous positions are this area minus the vector.
  var target: Box
  var dx: Int32
  var dy: Int32

  /// Creates a zone that moves the pixels of `clip` by a vector. Only pixels that remain inside `clip` are moved, so
  /// the target may be empty.
  init(clip: Box, dx: Int32, dy: Int32) {
    self.clip = clip
    target = clip.intersection(clip.offset(dx, dy))
    self.dx = dx
    self.dy = dy
  }
}
