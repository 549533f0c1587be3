import CoreGraphics
import QuartzCore

/// The values of a layer in the form in which the compositor draws them. The values are cached, so that a frame reads only the layers
/// that have changed.
final class LayerNode {
  nonisolated(unsafe) private static var lastID: UInt64 = 0

  let id: UInt64
  /// The identity of the render server that created the node. Servers do not share nodes.
  let owner: ObjectIdentifier

  // One thread uses nodes, one statement at a time. Exclusivity checks at run time are disabled, because they would
  // cost more than the work.

  // The horizontal position in the superlayer, in points.
  @exclusivity(unchecked) var positionX = 0.0
  @exclusivity(unchecked) var positionY = 0.0
  @exclusivity(unchecked) var positionZ = 0.0
  /// The horizontal distance from the layer's top left corner to its anchor point, in points.
  @exclusivity(unchecked) var anchorX = 0.0
  @exclusivity(unchecked) var anchorY = 0.0
  @exclusivity(unchecked) var anchorZ = 0.0
  @exclusivity(unchecked) var width = 0.0
  @exclusivity(unchecked) var height = 0.0
  /// The horizontal component of `bounds.origin` in points. This is the scroll offset of the content.
  @exclusivity(unchecked) var originX = 0.0
  @exclusivity(unchecked) var originY = 0.0
  /// The layer's transform, or `nil` if it is the identity.
  @exclusivity(unchecked) var transform: Matrix?
  @exclusivity(unchecked) var sublayerTransform: Matrix?
  @exclusivity(unchecked) var isFlipped = false

  @exclusivity(unchecked) var isHidden = false
  @exclusivity(unchecked) var isDoubleSided = true
  @exclusivity(unchecked) var preservesDepth = false
  @exclusivity(unchecked) var opacity = 1.0
  @exclusivity(unchecked) var allowsGroupOpacity = true
  @exclusivity(unchecked) var masksToBounds = false
  /// Indicates whether the geometry or other values are not finite. Such a layer is not drawn.
  @exclusivity(unchecked) var hasInvalidGeometry = false

  /// The filter of the content behind the layer, or `nil` if that content is unchanged.
  @exclusivity(unchecked) var backdrop: BackdropFilter?
  /// The color that replaces those of the layer and its sublayers, or `nil` if they are unchanged. Its alpha is a part of `opacity`,
  /// because the content is drawn as one image.
  @exclusivity(unchecked) var silhouette: Silhouette?
  @exclusivity(unchecked) var background: Tint?
  @exclusivity(unchecked) var pattern: PatternFill?
  /// The largest radius in `radii`, in points.
  @exclusivity(unchecked) var cornerRadius = 0.0
  /// The radius of each corner in points, in the order of `Element.corners`. When the layer is drawn, each radius is
  /// limited to half of the shorter side.
  @exclusivity(unchecked) var radii = SIMD4<Double>()
  @exclusivity(unchecked) var corners: UInt8 = 0
  @exclusivity(unchecked) var isContinuous = false
  @exclusivity(unchecked) var borderWidth = 0.0
  @exclusivity(unchecked) var borderColor: Tint?
  @exclusivity(unchecked) var image: ImagePlacement?
  /// The frame of the image relative to the layer's top left corner, in points.
  @exclusivity(unchecked) var imageFrame = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)
  @exclusivity(unchecked) var backing: BackingPlacement?
  @exclusivity(unchecked) var shadow: Shadow?
  @exclusivity(unchecked) var shouldRasterize = false
  @exclusivity(unchecked) var rasterizationScale = 1.0
  @exclusivity(unchecked) var replicator: Replication?

  @exclusivity(unchecked) var mask: LayerNode?
  @exclusivity(unchecked) var children: [LayerNode] = []
  /// The layers to which the nodes of `children` belong. The layers are retained until the next update.
  @exclusivity(unchecked) private(set) var sublayers: [CALayer] = []
  @exclusivity(unchecked) private var maskLayer: CALayer?

  /// The number of the frame in which the appearance or position of the layer itself last changed.
  @exclusivity(unchecked) var changedFrame: UInt64 = 0
  /// The number of the frame in which the layer or one of its descendants last changed.
  @exclusivity(unchecked) var subtreeChangedFrame: UInt64 = 0

  /// The horizontal position of the sublayers' origin on the surface in the previous frame. The position is used to detect scrolling.
  @exclusivity(unchecked) var scrollX: Int32 = 0
  @exclusivity(unchecked) var scrollY: Int32 = 0
  @exclusivity(unchecked) var scrollClip = Box.empty
  @exclusivity(unchecked) var scrollFrame: UInt64 = 0

  /// The bitmaps into which this layer and its subtree are drawn. The key combines the instance of a replicator layer
  /// and the kind of bitmap (`SceneBuilder.BitmapKind`).
  @exclusivity(unchecked) private var groups: [(key: UInt64, group: GroupSource)] = []
  /// The blurred images of the content behind the layer, by the instance of a replicator layer.
  @exclusivity(unchecked) private var backdrops: [(key: UInt64, source: BackdropSource)] = []
  /// The mask with which the layer's corners were last rounded, or `nil` if the corners have not been rounded.
  @exclusivity(unchecked) var cachedCorner: (key: SourceCache.MaskKey, mask: CornerMask)?
  /// The scaled copy of the layer's image that was last drawn, or `nil` if no scaled copy has been drawn.
  @exclusivity(unchecked) var cachedScaledImage: ScaledSource?
  /// The shadow of the layer's group that was last drawn, or `nil` if no such shadow has been drawn.
  @exclusivity(unchecked) var cachedSilhouette: ShadowSource?
  /// The number of times that the whole subtree has been painted since its last change.
  @exclusivity(unchecked) var paintCount = 0
  @exclusivity(unchecked) var paintedFrame: UInt64 = 0
  /// Indicates whether the subtree is drawn as one bitmap, because it has been painted repeatedly without changes.
  @exclusivity(unchecked) var isFlattened = false

  init(owner: ObjectIdentifier) {
    LayerNode.lastID += 1
    id = LayerNode.lastID
    self.owner = owner
  }

  /// Reads the changes of a layer and its subtree, and clears the flags. Returns whether there were changes.
  ///
  /// A detached node is used only once. Such a node reads all values and does not change the layer.
  @MainActor
  @discardableResult
  func update(from layer: CALayer, frame: UInt64, isDetached: Bool = false) -> Bool {
    let changes = isDetached ? ChangeBits.all : layer.renderBits
    if changes == 0 { return false }
    var isChanged = false
    if changes & ChangeBits.appearance != 0 {
      read(layer, changes)
      isChanged = true
    }
    // A hidden layer is read when it becomes visible. Until then its flags remain set, and the root is not notified.
    if !isHidden || isDetached {
      if changes & ChangeBits.hierarchy != 0 {
        readHierarchy(layer, isDetached: isDetached)
        isChanged = true
      }
      if changes & (ChangeBits.descendants | ChangeBits.hierarchy) != 0,
        updateSublayers(frame: frame, isDetached: isDetached)
      {
        subtreeChangedFrame = frame
      }
      if !isDetached { layer.clearRenderBits(ChangeBits.all) }
    } else if !isDetached {
      layer.clearRenderBits(ChangeBits.appearance)
    }
    if isChanged {
      changedFrame = frame
      subtreeChangedFrame = frame
    }
    return subtreeChangedFrame == frame
  }

  @MainActor
  private func updateSublayers(frame: UInt64, isDetached: Bool) -> Bool {
    var hasChangedSublayer = false
    // Accessing the arrays' memory in a closure would save reference counting, but the check of the main actor for the
    // closure would cost more.
    for index in sublayers.indices
    where children[index].update(from: sublayers[index], frame: frame, isDetached: isDetached) {
      hasChangedSublayer = true
    }
    if let maskLayer, let mask, mask.update(from: maskLayer, frame: frame, isDetached: isDetached) {
      hasChangedSublayer = true
    }
    return hasChangedSublayer
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

  /// Returns the node of a layer. The node is created if the server has none for the layer.
  @MainActor
  static func node(of layer: CALayer, owner: ObjectIdentifier) -> LayerNode {
    if let existingNode = layer.renderNode as? LayerNode, existingNode.owner == owner { return existingNode }
    let node = LayerNode(owner: owner)
    layer.renderNode = node
    // The new node has no values, even if another server has already read the layer.
    layer.renderChanges = .all
    return node
  }

  /// Marks a layer and its subtree as changed, so that all values are read again.
  @MainActor
  static func markAll(_ layer: CALayer) {
    layer.renderChanges = .all
    for sublayer in layer.renderSublayers { markAll(sublayer) }
    if let mask = layer.renderMask { markAll(mask) }
  }

  /// Returns the bitmap for a key, which combines the instance of a replicator layer and a kind of bitmap.
  func group(_ key: UInt64) -> GroupSource {
    for entry in groups where entry.key == key { return entry.group }
    let source = GroupSource()
    groups.append((key, source))
    return source
  }

  /// Returns the blurred image of the content behind the layer, for an instance of a replicator layer.
  func backdropSource(_ key: UInt64) -> BackdropSource {
    for entry in backdrops where entry.key == key { return entry.source }
    let source = BackdropSource()
    backdrops.append((key, source))
    return source
  }

  /// Removes the bitmap for a key when it is no longer used.
  func removeGroup(_ key: UInt64) { groups.removeAll { $0.key == key } }
}
