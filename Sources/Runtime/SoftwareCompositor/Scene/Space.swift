/// Where the points of a layer's sublayers lie on a surface, and what applies to all of them.
struct Space {
  /// Pixels of the surface = points × scale + offset.
  var scaleX: Double
  var scaleY: Double
  var x: Double
  var y: Double
  var clip: Box
  var opacity = 1.0
  /// Multiplied into all colours (replicators); nil for white. This and `depth` point to what lives while the layers
  /// below are listed: a space is copied for every layer, and so is plain and small.
  var tint: UnsafePointer<Tint>?
  /// Tells the copies of a replicator apart.
  var instance: UInt64 = 0
  /// Inside of a layer that keeps depth: from the points of its sublayers to pixels, in space.
  var depth: UnsafePointer<Projection>?
  /// Moves of scrolled content are noted (on windows, not in groups).
  var notesScrolls = false
  /// Inside of a subtree that may be flattened as a whole.
  var isNoted = false
  /// How many bitmaps deep this is.
  var nesting = 0
}

/// The rectangle of a layer on a surface: the exact corner and the whole pixels.
struct Placement {
  var left: Double
  var top: Double
  var scaleX: Double
  var scaleY: Double
  var rect: Box

  init(node: LayerNode, left: Double, top: Double, scaleX: Double, scaleY: Double) {
    self.left = left
    self.top = top
    self.scaleX = scaleX
    self.scaleY = scaleY
    rect = Box(x0: left, y0: top, x1: left + node.width * scaleX, y1: top + node.height * scaleY)
  }

  /// The pixels of a rectangle given in points from the layer's top left corner.
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Box {
    Box(
      x0: left + x * scaleX, y0: top + y * scaleY, x1: left + (x + width) * scaleX, y1: top + (y + height) * scaleY)
  }
}
