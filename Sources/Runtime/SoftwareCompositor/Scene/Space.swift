/// The coordinate system of a layer's sublayers on a surface, and the properties that apply to all of them.
struct Space {
  /// The horizontal scale, in pixels per point. A position in pixels is a position in points × scale + offset.
  var scaleX: Double
  var scaleY: Double
  var x: Double
  var y: Double
  var clip: Box
  var opacity = 1.0
  /// The color by which a replicator layer multiplies all colors, or the one that replaces them, or `nil` to leave them unchanged.
  ///
  /// This property and `projection` are pointers to values that exist while the sublayers are added. A space is copied for
  /// every layer, so it contains no reference-counted values.
  var tint: UnsafePointer<Tint>?
  /// The number that identifies the instance of a replicator layer.
  var instance: UInt64 = 0
  /// The transform from points to pixels in three dimensions. The value is `nil` except inside a layer that does not flatten its
  /// sublayers.
  var projection: UnsafePointer<Projection>?
  /// Indicates whether changes of scroll offsets are recorded as scroll zones, in which pixels are moved instead of redrawn. The value
  /// is `true` for windows and `false` for groups.
  var recordsScrolls = false
  /// Indicates whether the space is inside a subtree that may be flattened as a whole.
  var isInRecordedSubtree = false
  /// The number of groups (bitmaps of layer subtrees) that contain the layer, one inside the other.
  var nestingDepth = 0
  /// The part of the coordinate system that is on the surface. If it is not known, the value is `Box.infinite`.
  var visibleBox = Box.infinite
}

/// The position of a layer on a surface, in pixels: its exact top left corner, and its rectangle rounded to whole pixels.
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

  /// Returns the box of a rectangle in whole pixels. The rectangle is in points, relative to the layer's top left
  /// corner.
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Box {
    Box(
      x0: left + x * scaleX, y0: top + y * scaleY, x1: left + (x + width) * scaleX, y1: top + (y + height) * scaleY)
  }
}
