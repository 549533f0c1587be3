/// An element of a display list: one drawing operation.
///
/// Thousands of elements are compared, moved and culled each frame, so this is plain data: its sources are retained by
/// the nodes of the tree, which live longer than the frame.
struct Element {
  /// The kinds of drawing operations.
  enum Kind: UInt8 {
    /// A rectangle of one color, which may have rounded corners.
    case fill
    /// Pixels without scaling, which may have rounded corners.
    case bitmap
    /// A bitmap that is repeated from the rectangle's top left corner, minus `sourceX` and `sourceY`. Its visible part
    /// may be outside of the rectangle.
    case tiles
    /// A bitmap under a projective map.
    case quad
    /// A border of one color.
    case border
    /// A blurred mask in one color, in nine parts if `cap` is not 0.
    case stencil
    /// A mask in one color without scaling: a line of text.
    case letters
    /// The start of elements, up to `link`, that are clipped to a rounded rectangle.
    case clipBegin
    /// The end of a clip to a rounded rectangle.
    case clipEnd
  }

  /// The identity of the element from frame to frame: the node, the instance and the part.
  var key: UInt64
  /// The whole element in pixels of the surface.
  var rect: Box
  /// The part inside of all clips.
  var visible: Box
  var kind: Kind
  /// The opacity of bitmaps, 0...255.
  var alpha: UInt8 = 255
  /// The rounded corners: bit 0 top left, 1 top right, 2 bottom left, 3 bottom right.
  var corners: UInt8 = 0
  /// Indicates whether the element is opaque apart from its corners.
  var isOpaque = false
  /// Indicates whether a quad is scaled without smoothing.
  var isNearest = false
  /// The side length of the corners' tiles.
  var cornerSize: Int32 = 0
  /// The width of a border, or of the fixed parts of a nine-part stencil.
  var cap: Int32 = 0
  /// The premultiplied color.
  var color: UInt32 = 0
  /// The index of the other end of a clip, or of a quad.
  var link: Int32 = 0
  /// The position in the source of the pixel at the rectangle's top left corner.
  var sourceX: Int32 = 0
  var sourceY: Int32 = 0
  /// The identity of the source's appearance: equal numbers look the same.
  var look: UInt64 = 0
  /// The number of changes of a source that changes (a group).
  var version: UInt64 = 0
  /// The area that is certainly opaque, for quads and groups that are not entirely opaque.
  var solid = Box.empty
  /// The pixels that are drawn.
  var source: Unmanaged<Source>?
  /// The coverage of the rounded corners.
  var mask: Unmanaged<CornerMask>?

  /// Indicates whether the element has one color and so looks the same wherever it is moved.
  var isFlat: Bool { kind == .fill }
  var isClip: Bool { kind == .clipBegin || kind == .clipEnd }
  var isRounded: Bool { corners != 0 && cornerSize > 0 }

  /// Returns whether two elements would have the same pixels at the same position, apart from clips and changes of a
  /// group.
  func hasEqualAppearance(_ other: Element) -> Bool {
    kind == other.kind && color == other.color && look == other.look && alpha == other.alpha
      && rect.width == other.rect.width && rect.height == other.rect.height && corners == other.corners
      && cornerSize == other.cornerSize && cap == other.cap && sourceX == other.sourceX && sourceY == other.sourceY
      && mask?.toOpaque() == other.mask?.toOpaque() && isNearest == other.isNearest
  }

  /// The estimated time for one pixel, in nanoseconds.
  var weight: Double {
    switch kind {
    case .fill: isOpaque ? 0.1 : 0.4
    case .bitmap, .tiles: isOpaque ? 0.2 : 0.6
    case .quad: 3
    case .stencil: 0.8
    case .letters: 0.6
    case .border, .clipBegin, .clipEnd: 0
    }
  }

  /// Returns the tile of a corner (0...3).
  func cornerTile(_ corner: Int) -> Box {
    let x = corner & 1 == 0 ? rect.x0 : rect.x1 - cornerSize
    let y = corner & 2 == 0 ? rect.y0 : rect.y1 - cornerSize
    return Box(x0: x, y0: y, x1: x + cornerSize, y1: y + cornerSize)
  }

  /// Calls a closure with the boxes whose pixels the element may change.
  func forEachFootprint(_ body: (Box) -> Void) {
    switch kind {
    case .clipEnd: break
    case .clipBegin: forEachCorner(body)
    case .border:
      let inner = rect.inset(cap)
      if inner.isEmpty {
        body(visible)
      } else {
        rect.subtracting(inner) { body($0.intersection(visible)) }
        forEachCorner(body)
      }
    default: body(visible)
    }
  }

  func forEachCorner(_ body: (Box) -> Void) {
    guard isRounded else { return }
    for corner in 0..<4 where corners & (1 << corner) != 0 { body(cornerTile(corner).intersection(visible)) }
  }
}
