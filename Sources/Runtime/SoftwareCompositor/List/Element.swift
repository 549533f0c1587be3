/// An element of a display list, which is one drawing operation.
///
/// Thousands of elements are compared, moved and culled in each frame, so the type contains no reference-counted
/// values. The nodes of the tree retain the sources, and exist longer than the frame.
struct Element {
  /// The drawing operation that the compositor performs for an element.
  enum Kind: UInt8 {
    /// A rectangle of one color, which may have rounded corners.
    case fill
    /// A bitmap that is drawn without scaling, and may have rounded corners.
    case bitmap
    /// A bitmap that is repeated. The first tile begins at the rectangle's top left corner, minus `sourceX` and
    /// `sourceY`. The visible part may be outside the rectangle.
    case tiles
    /// A bitmap that is drawn by a projective map.
    case quad
    /// The border of a layer in one color, which may have rounded corners.
    case border
    /// A blurred mask that is drawn in one color. If `cap` is not 0, it is drawn in nine parts.
    case stencil
    /// The glyphs of text, as a mask that is drawn in one color without scaling.
    case letters
    /// The content behind the element, blurred and with changed colors. The element may have rounded corners.
    case backdrop
    /// The start of a clip to a rounded rectangle, which applies to the following elements up to the index `linkedIndex`.
    case clipBegin
    /// The end of a clip to a rounded rectangle.
    case clipEnd
  }

  /// The identity of the element in successive frames. The key combines the node, the instance of a replicator layer, and the part of
  /// the layer.
  var key: UInt64
  /// The rectangle of the whole element, in pixels of the surface.
  var rect: Box
  /// The part of the rectangle inside all clips, in pixels of the surface.
  var visibleBox: Box
  var kind: Kind
  /// The opacity of bitmaps, 0...255.
  var alpha: UInt8 = 255
  /// The corners that are rounded: bit 0 for top left, 1 for top right, 2 for bottom left, 3 for bottom right.
  var corners: UInt8 = 0
  /// Indicates whether the element is opaque except at its corners.
  var isOpaque = false
  /// Indicates whether a quad uses the nearest pixel instead of interpolating.
  var isNearest = false
  /// The side length of the mask tiles for rounded corners, in pixels.
  var cornerSize: Int32 = 0
  /// The width of a border, or the width of the fixed parts of a nine-part stencil, in pixels.
  var cap: Int32 = 0
  /// The color of fills, borders, stencils and letters, as a premultiplied pixel.
  var color: UInt32 = 0
  /// The index of the other end of a clip in the display list, if the element is the beginning or end of a clip. If it
  /// is a quad, the index in the list's quads.
  var linkedIndex: Int32 = 0
  /// The position in the source that corresponds to the rectangle's top left corner, in pixels.
  var sourceX: Int32 = 0
  var sourceY: Int32 = 0
  /// A number that identifies the appearance of the source. Elements with equal numbers have the same pixels.
  var sourceID: UInt64 = 0
  /// The version of the source's pixels. The version increases when a group changes.
  var version: UInt64 = 0
  /// The area that is known to be opaque, in pixels of the surface. The value is set for quads and groups of which only a part is
  /// opaque.
  var opaqueBox = Box.empty
  /// The source that contains the pixels to draw, or `nil` for elements of a single color.
  var source: Unmanaged<Source>?
  /// The mask that contains the coverage of the rounded corners, or `nil` if no corner is rounded.
  var mask: Unmanaged<CornerMask>?

  /// Indicates whether the element has a single color, so that moving it does not change its pixels.
  var isFlat: Bool { kind == .fill }
  var isClip: Bool { kind == .clipBegin || kind == .clipEnd }
  var isRounded: Bool { corners != 0 && cornerSize > 0 }

  /// Returns whether two elements would draw the same pixels at the same position. Clips and the version of a group are
  /// not compared.
  func hasEqualAppearance(_ other: Element) -> Bool {
    kind == other.kind && color == other.color && sourceID == other.sourceID && alpha == other.alpha
      && rect.width == other.rect.width && rect.height == other.rect.height && corners == other.corners
      && cornerSize == other.cornerSize && cap == other.cap && sourceX == other.sourceX && sourceY == other.sourceY
      && mask?.toOpaque() == other.mask?.toOpaque() && isNearest == other.isNearest
  }

  /// The estimated time to draw one pixel of the element, in nanoseconds.
  var weight: Double {
    switch kind {
    case .fill: isOpaque ? 0.1 : 0.4
    case .bitmap, .tiles: isOpaque ? 0.2 : 0.6
    case .quad: 3
    case .backdrop: 1.5
    case .stencil: 0.8
    case .letters: 0.6
    case .border, .clipBegin, .clipEnd: 0
    }
  }

  /// Returns the rectangle of the mask tile at a corner, 0 to 3 in the order of `corners`.
  func cornerTile(_ corner: Int) -> Box {
    let x = corner & 1 == 0 ? rect.x0 : rect.x1 - cornerSize
    let y = corner & 2 == 0 ? rect.y0 : rect.y1 - cornerSize
    return Box(x0: x, y0: y, x1: x + cornerSize, y1: y + cornerSize)
  }

  /// Calls a closure with boxes that contain all pixels that the element may change.
  func forEachFootprint(_ body: (Box) -> Void) {
    switch kind {
    case .clipEnd: break
    case .clipBegin: forEachCorner(body)
    case .border:
      let innerBox = rect.inset(cap)
      if innerBox.isEmpty {
        body(visibleBox)
      } else {
        rect.subtracting(innerBox) { body($0.intersection(visibleBox)) }
        forEachCorner(body)
      }
    default: body(visibleBox)
    }
  }

  func forEachCorner(_ body: (Box) -> Void) {
    guard isRounded else { return }
    for corner in 0..<4 where corners & (1 << corner) != 0 { body(cornerTile(corner).intersection(visibleBox)) }
  }
}
