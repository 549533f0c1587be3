import CoreGraphics
import QuartzCore

/// The compositor's memory of one layer: its values in the form in which they are drawn, so that a frame reads only
/// layers that changed.
final class LayerNode {
  nonisolated(unsafe) private static var lastID: UInt64 = 0

  let id: UInt64
  /// The server that made it; another one makes its own.
  let owner: ObjectIdentifier

  // One thread reads and writes nodes, a statement at a time: run-time checks of that would be dearer than the work.

  // Where it lies, in the superlayer's points.
  @exclusivity(unchecked) var positionX = 0.0
  @exclusivity(unchecked) var positionY = 0.0
  @exclusivity(unchecked) var positionZ = 0.0
  /// From the layer's top left corner to its anchor point.
  @exclusivity(unchecked) var anchorX = 0.0
  @exclusivity(unchecked) var anchorY = 0.0
  @exclusivity(unchecked) var anchorZ = 0.0
  @exclusivity(unchecked) var width = 0.0
  @exclusivity(unchecked) var height = 0.0
  /// `bounds.origin`: how far the content is scrolled.
  @exclusivity(unchecked) var originX = 0.0
  @exclusivity(unchecked) var originY = 0.0
  /// Nil for the identity.
  @exclusivity(unchecked) var transform: Matrix?
  @exclusivity(unchecked) var sublayerTransform: Matrix?
  @exclusivity(unchecked) var isFlipped = false

  @exclusivity(unchecked) var isHidden = false
  @exclusivity(unchecked) var isDoubleSided = true
  @exclusivity(unchecked) var preservesDepth = false
  @exclusivity(unchecked) var opacity = 1.0
  @exclusivity(unchecked) var allowsGroupOpacity = true
  @exclusivity(unchecked) var masksToBounds = false
  /// Geometry or values that cannot be drawn (NaN, infinities): nothing is.
  @exclusivity(unchecked) var isBroken = false

  @exclusivity(unchecked) var background: Tint?
  @exclusivity(unchecked) var pattern: PatternFill?
  /// The largest of `radii`.
  @exclusivity(unchecked) var cornerRadius = 0.0
  /// Of each corner, in points, in the order of `Element.corners`. The drawn ones end at half of the shorter side.
  @exclusivity(unchecked) var radii = SIMD4<Double>()
  @exclusivity(unchecked) var corners: UInt8 = 0
  @exclusivity(unchecked) var isContinuous = false
  @exclusivity(unchecked) var borderWidth = 0.0
  @exclusivity(unchecked) var borderColor: Tint?
  @exclusivity(unchecked) var image: ImagePlacement?
  /// Where the image lies, from the layer's top left corner, in points.
  @exclusivity(unchecked) var imageFrame = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)
  @exclusivity(unchecked) var backing: BackingPlacement?
  @exclusivity(unchecked) var shadow: Shadow?
  @exclusivity(unchecked) var shouldRasterize = false
  @exclusivity(unchecked) var rasterizationScale = 1.0
  @exclusivity(unchecked) var replicator: Replication?

  @exclusivity(unchecked) var mask: LayerNode?
  @exclusivity(unchecked) var children: [LayerNode] = []
  /// Keeps the layers of `children` alive until the next update.
  @exclusivity(unchecked) private(set) var sublayers: [CALayer] = []
  @exclusivity(unchecked) private var maskLayer: CALayer?

  /// The frame in which this layer's own look or place last changed, and that of anything below it, too.
  @exclusivity(unchecked) var changed: UInt64 = 0
  @exclusivity(unchecked) var subtreeChanged: UInt64 = 0

  /// Where the children's origin lay on the surface in the last frame, for finding scrolls.
  @exclusivity(unchecked) var scrollX: Int32 = 0
  @exclusivity(unchecked) var scrollY: Int32 = 0
  @exclusivity(unchecked) var scrollClip = Box.empty
  @exclusivity(unchecked) var scrollFrame: UInt64 = 0

  /// The bitmaps that this layer and its subtree are drawn into first, by instance and purpose.
  @exclusivity(unchecked) private var groups: [(key: UInt64, group: GroupSource)] = []
  /// The corner mask that was used last.
  @exclusivity(unchecked) var corner: (key: SourceCache.MaskKey, mask: CornerMask)?
  /// The scaled copy of the image that was used last.
  @exclusivity(unchecked) var scaled: ScaledSource?
  /// The shadow of a group's pixels that was used last.
  @exclusivity(unchecked) var silhouette: ShadowSource?
  /// How often all of the subtree was painted since it last changed.
  @exclusivity(unchecked) var timesPainted = 0
  @exclusivity(unchecked) var paintedFrame: UInt64 = 0
  /// Drawn as one bitmap, because it is painted again and again and does not change.
  @exclusivity(unchecked) var isFlattened = false

  init(owner: ObjectIdentifier) {
    LayerNode.lastID += 1
    id = LayerNode.lastID
    self.owner = owner
  }

  /// Reads what changed in `layer` and below it, and takes the flags away. `isDetached` nodes leave the layer as it is
  /// and read all of it: they are used once. Returns whether anything had changed.
  @MainActor
  @discardableResult
  func update(from layer: CALayer, frame: UInt64, isDetached: Bool = false) -> Bool {
    let changes = isDetached ? ChangeBits.all : layer.renderBits
    if changes == 0 { return false }
    var isChanged = false
    if changes & ChangeBits.look != 0 {
      read(layer, changes)
      isChanged = true
    }
    // What is hidden is read when it is shown again: until then its flags stay, and nothing tells the root.
    if !isHidden || isDetached {
      if changes & ChangeBits.hierarchy != 0 {
        readHierarchy(layer, isDetached: isDetached)
        isChanged = true
      }
      if changes & (ChangeBits.descendants | ChangeBits.hierarchy) != 0,
        updateBelow(frame: frame, isDetached: isDetached)
      {
        subtreeChanged = frame
      }
      if !isDetached { layer.clearRenderBits(ChangeBits.all) }
    } else if !isDetached {
      layer.clearRenderBits(ChangeBits.look)
    }
    if isChanged {
      changed = frame
      subtreeChanged = frame
    }
    return subtreeChanged == frame
  }

  @MainActor
  private func updateBelow(frame: UInt64, isDetached: Bool) -> Bool {
    var below = false
    // A closure over their memory would save counting, and cost a check of the main actor, which is more.
    for index in sublayers.indices
    where children[index].update(from: sublayers[index], frame: frame, isDetached: isDetached) {
      below = true
    }
    if let maskLayer, let mask, mask.update(from: maskLayer, frame: frame, isDetached: isDetached) { below = true }
    return below
  }

  @MainActor
  private func readHierarchy(_ layer: CALayer, isDetached: Bool) {
    sublayers = layer.renderSublayers
    children.removeAll(keepingCapacity: true)
    for sublayer in sublayers { children.append(node(of: sublayer, isDetached: isDetached)) }
    maskLayer = layer.renderMask
    mask = maskLayer.map { node(of: $0, isDetached: isDetached) }
  }

  @MainActor
  private func node(of layer: CALayer, isDetached: Bool) -> LayerNode {
    if isDetached { return LayerNode(owner: owner) }
    return LayerNode.node(of: layer, owner: owner)
  }

  /// The node of a layer, made when it has none of this server.
  @MainActor
  static func node(of layer: CALayer, owner: ObjectIdentifier) -> LayerNode {
    if let known = layer.renderNode as? LayerNode, known.owner == owner { return known }
    let made = LayerNode(owner: owner)
    layer.renderNode = made
    // The node knows nothing yet, whatever another server has read.
    layer.renderChanges = .all
    return made
  }

  /// Everything below is to be read again, whatever the flags say.
  @MainActor
  static func markAll(_ layer: CALayer) {
    layer.renderChanges = .all
    for sublayer in layer.renderSublayers { markAll(sublayer) }
    if let mask = layer.renderMask { markAll(mask) }
  }

  /// The bitmap for one instance (replicators make several) and one purpose.
  func group(_ key: UInt64) -> GroupSource {
    for entry in groups where entry.key == key { return entry.group }
    let made = GroupSource()
    groups.append((key, made))
    return made
  }

  /// Lets go of bitmaps that are no longer used.
  func dropGroup(_ key: UInt64) { groups.removeAll { $0.key == key } }
}
