/// One thing to draw. Elements are compared, moved and culled by the thousand, so this is plain data: what it draws from
/// is held by the nodes of the tree, which live longer than the frame.
struct Element {
  enum Kind: UInt8 {
    /// A rectangle of one colour, perhaps with rounded corners.
    case fill
    /// Pixels one to one, perhaps with rounded corners.
    case bitmap
    /// A bitmap that is repeated from the rectangle's top left corner, minus `sourceX` and `sourceY`. What is visible of it
    /// may lie outside of the rectangle.
    case tiles
    /// A bitmap under a projective map.
    case quad
    /// A frame of one colour.
    case border
    /// A blurred mask in one colour: nine-part if `cap` is not 0.
    case stencil
    /// A mask in one colour, one to one: a line of text.
    case letters
    /// What follows, up to `link`, is cut to a rounded rectangle.
    case clipBegin
    case clipEnd
  }

  /// Who this is, from frame to frame: the node, the instance, the part.
  var key: UInt64
  /// The whole of it, in pixels of the surface.
  var rect: Box
  /// What the clips leave of it.
  var visible: Box
  var kind: Kind
  /// 0...255, multiplied into bitmaps.
  var alpha: UInt8 = 255
  /// The rounded corners: bit 0 top left, 1 top right, 2 bottom left, 3 bottom right.
  var corners: UInt8 = 0
  /// Nothing shines through (but for the corners).
  var isOpaque = false
  /// Scaled without smoothing (quads).
  var isNearest = false
  /// Sides of the corners' tiles.
  var cornerSize: Int32 = 0
  /// Width of a border, or of the fixed parts of a nine-part stencil.
  var cap: Int32 = 0
  /// Premultiplied.
  var color: UInt32 = 0
  /// The other end of a clip, or the index of a quad.
  var link: Int32 = 0
  /// The source's pixel at the rectangle's top left corner.
  var sourceX: Int32 = 0
  var sourceY: Int32 = 0
  /// What the source is: equal numbers look equal.
  var look: UInt64 = 0
  /// Counts the changes of a source that changes (a group).
  var version: UInt64 = 0
  /// For quads and groups that are not opaque as a whole: where they are, for sure.
  var solid = Box.empty
  var source: Unmanaged<Source>?
  var mask: Unmanaged<CornerMask>?

  /// A uniform colour: looks the same wherever it is moved to.
  var isFlat: Bool { kind == .fill }
  var isClip: Bool { kind == .clipBegin || kind == .clipEnd }
  var isRounded: Bool { corners != 0 && cornerSize > 0 }

  /// True if the two would be the same pixels at the same place, but for clips and a group's changes.
  func looksLike(_ other: Element) -> Bool {
    kind == other.kind && color == other.color && look == other.look && alpha == other.alpha
      && rect.width == other.rect.width && rect.height == other.rect.height && corners == other.corners
      && cornerSize == other.cornerSize && cap == other.cap && sourceX == other.sourceX && sourceY == other.sourceY
      && mask?.toOpaque() == other.mask?.toOpaque() && isNearest == other.isNearest
  }

  /// About how many nanoseconds a pixel of it takes.
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

  /// The tile of one corner (0...3).
  func cornerTile(_ corner: Int) -> Box {
    let x = corner & 1 == 0 ? rect.x0 : rect.x1 - cornerSize
    let y = corner & 2 == 0 ? rect.y0 : rect.y1 - cornerSize
    return Box(x0: x, y0: y, x1: x + cornerSize, y1: y + cornerSize)
  }

  /// Calls `body` with the boxes whose pixels this may change.
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
