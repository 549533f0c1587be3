/// A part of a surface whose pixels are moved before anything is drawn.
struct ScrollZone: Equatable {
  /// The pixels are moved within this.
  var clip: Box
  /// Where the moved pixels land; they came from here minus the vector.
  var target: Box
  var dx: Int32
  var dy: Int32

  /// What of `clip` stays inside of it when moved; empty when nothing does.
  init(clip: Box, dx: Int32, dy: Int32) {
    self.clip = clip
    target = clip.intersection(clip.offset(dx, dy))
    self.dx = dx
    self.dy = dy
  }
}
