import CoreGraphics

/// Builds display lists from the tree of nodes.
///
/// Layers whose edges are parallel to the pixel grid become elements at whole pixels. A layer with any other transform
/// is drawn without the transform into its own bitmap (a group), which is then drawn as a quad. A group is also used
/// for a layer that must become one image before it is blended: for group opacity, masks, rasterized layers, and
/// shadows of transparent content.
final class SceneBuilder {
  let cache: SourceCache
  // One thread uses the builder, and no access outlives its statement. Exclusivity checks at run time would cost more
  // than the work.
  @exclusivity(unchecked) var list = DisplayList()
  /// The parts of the window whose content has scrolled since the last frame.
  @exclusivity(unchecked) var zones: [ScrollZone] = []
  /// The number of the server's frame. Nodes record it with their changes.
  @exclusivity(unchecked) var frame: UInt64 = 0
  /// The number of this display list. The number is used to detect scrolling relative to the previous list.
  @exclusivity(unchecked) var listNumber: UInt64 = 0
  /// The box to which all elements are clipped, in pixels of the surface.
  @exclusivity(unchecked) var limits = Box.empty
  /// The subtrees that might be flattened. In later frames, a flattened subtree is drawn as one bitmap. Subtrees are recorded only if
  /// `recordsSubtrees` is `true`.
  @exclusivity(unchecked) var subtrees: [Subtree] = []
  @exclusivity(unchecked) var recordsSubtrees = false
  /// The memory of the bitmaps of the flattened subtrees in this display list, in bytes.
  @exclusivity(unchecked) var flattenedBytes = 0

  init(cache: SourceCache) { self.cache = cache }

  /// The kind of bitmap into which a layer is drawn.
  enum BitmapKind: UInt64 {
    case whole = 0
    case content = 1
  }

  // MARK: Placing

  /// Adds elements for `node`, a sublayer of `parent`. `space` is the coordinate system of the sublayers.
  /// `instanceTransform` is the additional transform of an instance of a replicator layer.
  func emit(
    _ node: LayerNode, of parent: LayerNode?, in space: Space, instanceTransform: UnsafePointer<Projection>? = nil
  ) {
    if node.isHidden || node.hasInvalidGeometry || node.opacity <= 0 || space.opacity <= 0 || space.nestingDepth > 24 {
      return
    }
    guard let silhouette = node.silhouette else {
      return emitVisible(node, of: parent, in: space, instanceTransform: instanceTransform)
    }
    let tint = space.tint.map { silhouette.tint.tinted(by: $0.pointee) } ?? silhouette.tint
    withUnsafePointer(to: tint) { tint in
      var innerSpace = space
      innerSpace.tint = tint
      emitVisible(node, of: parent, in: innerSpace, instanceTransform: instanceTransform)
    }
  }

  private func emitVisible(
    _ node: LayerNode, of parent: LayerNode?, in space: Space, instanceTransform: UnsafePointer<Projection>?
  ) {
    var positionY = node.positionY
    var anchorY = node.anchorY
    if let parent, parent.isFlipped {
      positionY = 2 * parent.originY + parent.height - positionY
      anchorY = node.height - anchorY
    }
    if node.transform == nil, parent?.sublayerTransform == nil, instanceTransform == nil, space.projection == nil,
      !node.preservesDepth
    {
      let left = space.x + (node.positionX - node.anchorX) * space.scaleX
      let top = space.y + (positionY - anchorY) * space.scaleY
      return emitAxisAligned(
        node, Placement(node: node, left: left, top: top, scaleX: space.scaleX, scaleY: space.scaleY), in: space)
    }
    var matrix = Projection.translation(-node.anchorX, -anchorY, -node.anchorZ)
    if let transform = node.transform { matrix = matrix.concatenating(transform.projection) }
    matrix = matrix.concatenating(.translation(node.positionX, positionY, node.positionZ))
    if let parent {
      let x = parent.originX + parent.anchorX
      let y = parent.originY + parent.anchorY
      if let instanceTransform {
        matrix = matrix.concatenating(.translation(-x, -y)).concatenating(instanceTransform.pointee).concatenating(
          .translation(x, y))
      }
      if let sublayerMatrix = parent.sublayerTransform {
        matrix = matrix.concatenating(.translation(-x, -y)).concatenating(sublayerMatrix.projection).concatenating(
          .translation(x, y))
      }
    }
    let isUpright = space.projection == nil && matrix.isTranslation && !node.preservesDepth
    if isUpright {
      let left = space.x + matrix.m41 * space.scaleX
      let top = space.y + matrix.m42 * space.scaleY
      return emitAxisAligned(
        node, Placement(node: node, left: left, top: top, scaleX: space.scaleX, scaleY: space.scaleY), in: space)
    }
    let surfaceMatrix = matrix.concatenating(
      space.projection?.pointee
        ?? Projection.scale(space.scaleX, space.scaleY).concatenating(.translation(space.x, space.y))
    )
    guard surfaceMatrix.isFinite else { return }
    if node.preservesDepth {
      emitProjective(node, surfaceMatrix, in: space)
    } else {
      emitProjected(node, surfaceMatrix, in: space)
    }
  }

  /// Adds a layer that does not flatten its sublayers and has no content. Each sublayer is projected separately,
  /// beginning with the most distant one.
  private func emitProjective(_ node: LayerNode, _ matrix: Projection, in space: Space) {
    var innerSpace = space
    let childMatrix = Projection.translation(-node.originX, -node.originY).concatenating(matrix)
    innerSpace.opacity *= node.opacity
    innerSpace.recordsScrolls = false
    func depth(_ child: LayerNode) -> Double {
      var matrix = child.transform?.projection ?? .identity
      matrix = matrix.concatenating(.translation(child.positionX, child.positionY, child.positionZ))
      if let sublayerMatrix = node.sublayerTransform { matrix = matrix.concatenating(sublayerMatrix.projection) }
      return matrix.concatenating(childMatrix).m43
    }
    let sorted = node.children.enumerated().sorted {
      let (a, b) = (depth($0.element), depth($1.element))
      return a == b ? $0.offset < $1.offset : a < b
    }
    withUnsafePointer(to: childMatrix) {
      innerSpace.projection = $0
      for child in sorted { emit(child.element, of: node, in: innerSpace) }
    }
  }

  /// Adds a layer whose edges are parallel to the pixel grid.
  func emitAxisAligned(_ node: LayerNode, _ placement: Placement, in space: Space) {
    if node.masksToBounds, !placement.rect.intersects(space.clip) { return }
    var innerSpace = space
    if node.isFlattened, node.subtreeChangedFrame == frame { unflatten(node) }
    if node.isFlattened, recordsSubtrees { flattenedBytes += placement.rect.area * 4 }
    let first = list.elements.count
    let recordsSubtree =
      recordsSubtrees && space.nestingDepth == 0 && !space.isInRecordedSubtree && !node.isFlattened
      && space.instance == 0
      && !node.children.isEmpty && placement.rect.area <= Subtree.maximumArea
    innerSpace.isInRecordedSubtree = space.isInRecordedSubtree || recordsSubtree
    let backdrops = list.backdrops.count
    // A backdrop changes with the content behind it, so its subtree is never flattened into a bitmap.
    defer { if recordsSubtree, list.backdrops.count == backdrops { record(node, from: first, placement.rect) } }
    if node.shouldRasterize || node.isFlattened {
      let scale = node.shouldRasterize ? node.rasterizationScale : space.scaleX
      innerSpace.opacity *= node.opacity
      if emitGroup(node, .whole, placement, scale: scale, in: innerSpace) { return }
      innerSpace.opacity = space.opacity
    }
    innerSpace.opacity *= node.opacity
    if node.opacity < 1, node.allowsGroupOpacity {
      let start = (list.elements.count, list.quads.count, zones.count, subtrees.count)
      emitBody(node, placement, in: innerSpace)
      if !overlaps(from: start.0) { return }
      // Lower elements must not be visible through upper ones, so the layer becomes a group instead.
      list.truncate(elements: start.0, quads: start.1)
      zones.removeLast(zones.count - start.2)
      // The recorded subtrees of the layer refer to elements that no longer exist.
      subtrees.removeLast(subtrees.count - start.3)
      if emitGroup(node, .whole, placement, scale: space.scaleX, in: innerSpace) { return }
    }
    emitBody(node, placement, in: innerSpace)
  }

  /// Returns whether two of the elements from index `start` on overlap. The result is also `true` if there are too many
  /// to compare quickly.
  private func overlaps(from start: Int) -> Bool {
    let count = list.elements.count - start
    if count < 2 { return false }
    if count > 12 { return true }
    for index in start..<list.elements.count {
      let firstElement = list.elements[index]
      if firstElement.isClip { continue }
      for other in list.elements[(index + 1)...]
      where !other.isClip && firstElement.visibleBox.intersects(other.visibleBox) {
        return true
      }
    }
    return false
  }

  // MARK: Groups

  /// Draws `node` into a bitmap and adds an element for it. Returns `false` if the bitmap would be empty or too large.
  @discardableResult
  func emitGroup(
    _ node: LayerNode, _ bitmapKind: BitmapKind, _ placement: Placement, scale: Double, silhouette: Shadow? = nil,
    in space: Space
  ) -> Bool {
    let isExact = scale == placement.scaleX && scale == placement.scaleY
    // The layer's offset from the pixel grid determines how the positions of its sublayers are rounded.
    func phase(_ value: Double, _ pixel: Int32) -> Double {
      isExact ? ((value - Double(pixel)) * 1024).rounded() / 1024 : 0
    }
    let group = node.group(space.instance << 1 | bitmapKind.rawValue)
    let contentPlacement = Placement(
      node: node, left: phase(placement.left, placement.rect.x0), top: phase(placement.top, placement.rect.y0),
      scaleX: scale, scaleY: scale)
    let window = isExact ? limits.offset(-placement.rect.x0, -placement.rect.y0) : nil
    let visibleBox = isExact ? space.visibleBox.offset(-placement.rect.x0, -placement.rect.y0) : .infinite
    guard update(group, of: node, bitmapKind, contentPlacement, window: window, visibleBox: visibleBox, in: space)
    else {
      return false
    }
    if let silhouette { appendGroupShadow(node, silhouette, group, placement, in: space) }
    if isExact {
      addNode(group, of: node, bitmapKind, dx: placement.rect.x0, dy: placement.rect.y0, in: space)
    } else {
      let map = Homography(
        placement.scaleX / scale, 0, placement.left, 0, placement.scaleY / scale, placement.top, 0, 0, 1)
      addNode(group, of: node, bitmapKind, map: map, in: space)
    }
    return true
  }

  /// Updates the display list of a group. Returns `false` if the group would be too large.
  private func update(
    _ group: GroupSource, of node: LayerNode, _ bitmapKind: BitmapKind, _ inside: Placement, window: Box?,
    visibleBox: Box,
    in space: Space
  ) -> Bool {
    var configuration = GroupSource.Configuration(
      left: inside.left, top: inside.top, scale: inside.scaleX, tint: space.tint?.pointee, instance: space.instance)
    if !group.list.backdrops.isEmpty { configuration.visibleBox = visibleBox }
    if group.builtFrame >= node.subtreeChangedFrame, group.builtFrame > 0, group.configuration == configuration,
      group.window == nil
    {
      return !group.isTooLarge
    }
    let enclosingList = list
    let enclosingZones = zones
    defer {
      list = enclosingList
      zones = enclosingZones
    }
    var innerSpace = Space(scaleX: inside.scaleX, scaleY: inside.scaleY, x: 0, y: 0, clip: .infinite)
    innerSpace.tint = space.tint
    innerSpace.instance = space.instance
    innerSpace.nestingDepth = space.nestingDepth + 1
    innerSpace.visibleBox = visibleBox
    func build(_ clip: Box) {
      innerSpace.clip = clip
      list = group.beginList()
      switch bitmapKind {
      case .whole: emitBody(node, inside, in: innerSpace)
      case .content: emitLayers(node, inside, in: innerSpace)
      }
      if let mask = node.mask, bitmapKind == .content {
        list = group.beginMask()
        var space = innerSpace
        space.x = inside.left - (node.originX * inside.scaleX).rounded()
        space.y = inside.top - (node.originY * inside.scaleY).rounded()
        emit(mask, of: node, in: space)
      } else {
        group.endMask()
      }
    }
    build(.infinite)
    group.window = nil
    if group.bounds.area > GroupSource.maximumBitmapArea, let window {
      // The bitmap contains only the part that the surface can show, and a margin. With the margin, slow movements do
      // not redraw the whole bitmap in each frame.
      let windowBox = Box(
        x0: (window.x0 - 64) & ~255, y0: (window.y0 - 64) & ~255, x1: (window.x1 + 319) & ~255,
        y1: (window.y1 + 319) & ~255)
      group.rewindList()
      build(windowBox)
      group.window = windowBox
    }
    configuration.visibleBox = group.list.backdrops.isEmpty ? nil : visibleBox
    group.finishList(configuration: configuration, builtFrame: frame)
    return !group.isTooLarge
  }

  /// Adds an element that draws a group without scaling.
  private func addNode(
    _ group: GroupSource, of node: LayerNode, _ bitmapKind: BitmapKind, dx: Int32, dy: Int32, in space: Space
  ) {
    let rect = group.bounds.offset(dx, dy)
    var element = Element(
      key: key(node, bitmapKind == .whole ? .group : .content, space), rect: rect,
      visibleBox: rect.intersection(space.clip),
      kind: .bitmap)
    guard !element.visibleBox.isEmpty else { return }
    element.alpha = byte(space.opacity)
    element.isOpaque = group.isOpaque && element.alpha == 255
    if element.alpha == 255, !element.isOpaque { element.opaqueBox = group.opaqueBox.offset(dx, dy) }
    element.sourceID = group.id
    element.version = group.version
    element.source = list.retain(group)
    list.elements.append(element)
    recordBackdrops(of: group, .offset(dx, dy), in: space)
  }

  /// Adds an element that draws a group with a projective map from its pixels to the surface.
  private func addNode(
    _ group: GroupSource, of node: LayerNode, _ bitmapKind: BitmapKind, map: Homography, in space: Space
  ) {
    let bounds = group.bounds
    guard !bounds.isEmpty, !space.clip.isEmpty else { return }
    let count = list.elements.count
    defer { if list.elements.count > count { recordBackdrops(of: group, .plane(map), in: space) } }
    append(
      map.afterTranslation(Double(bounds.x0), Double(bounds.y0)), width: bounds.width, height: bounds.height,
      source: group, sourceX: 0, sourceY: 0, key: key(node, bitmapKind == .whole ? .group : .content, space),
      isNearest: false, version: group.version, opaqueBox: group.opaqueBox.offset(-bounds.x0, -bounds.y0), in: space)
  }

  // MARK: Projected layers

  private func emitProjected(_ node: LayerNode, _ matrix: Projection, in space: Space) {
    let plane = matrix.plane
    let determinant = plane.determinant
    guard determinant != 0, determinant.isFinite else { return }
    if !node.isDoubleSided, determinant < 0 { return }
    var innerSpace = space
    innerSpace.opacity *= node.opacity
    innerSpace.projection = nil
    innerSpace.recordsScrolls = false
    if emitSingle(node, plane, in: innerSpace) { return }
    var scale = max(space.scaleX, space.scaleY)
    if node.shouldRasterize {
      scale = node.rasterizationScale
    } else {
      let zoom = SceneBuilder.zoom(of: plane, node: node) / scale
      // Enlarged content is drawn at a few fixed sizes, so that a growing layer is not redrawn in each frame.
      if zoom > 1.3 { scale *= zoom > 2.6 ? 4 : 2 }
    }
    let group = node.group(innerSpace.instance << 1 | BitmapKind.whole.rawValue)
    let contentPlacement = Placement(node: node, left: 0, top: 0, scaleX: scale, scaleY: scale)
    let map = plane.afterScale(1 / scale, 1 / scale)
    let window = window(for: map, innerSpace.clip)
    guard update(group, of: node, .whole, contentPlacement, window: window, visibleBox: .infinite, in: innerSpace)
    else {
      return
    }
    addNode(group, of: node, .whole, map: map, in: innerSpace)
  }

  /// Returns the larger of the scales along both axes, measured at the center of the layer, in pixels per point.
  private static func zoom(of plane: Homography, node: LayerNode) -> Double {
    let x = node.width / 2
    let y = node.height / 2
    let w = plane.g * x + plane.h * y + plane.i
    guard w > 1e-6 else { return 1 }
    let px = (plane.a * x + plane.b * y + plane.c) / w
    let py = (plane.d * x + plane.e * y + plane.f) / w
    let dx = (((plane.a - px * plane.g) / w), ((plane.d - py * plane.g) / w))
    let dy = (((plane.b - px * plane.h) / w), ((plane.e - py * plane.h) / w))
    return max(dx.0 * dx.0 + dx.1 * dx.1, dy.0 * dy.0 + dy.1 * dy.1).squareRoot()
  }

  /// Returns the part of a group's plane that is visible inside a clip, or `nil` if no part is visible.
  private func window(for map: Homography, _ clip: Box) -> Box? {
    guard let inverse = map.inverse else { return nil }
    let visibleRect = clip.intersection(limits)
    var box: (Double, Double, Double, Double)?
    for (x, y) in [
      (visibleRect.x0, visibleRect.y0), (visibleRect.x1, visibleRect.y0), (visibleRect.x0, visibleRect.y1),
      (visibleRect.x1, visibleRect.y1),
    ] {
      guard let p = inverse.apply(Double(x), Double(y)) else { return nil }
      box = box.map { (min($0.0, p.x), min($0.1, p.y), max($0.2, p.x), max($0.3, p.y)) } ?? (p.x, p.y, p.x, p.y)
    }
    return box.map { Box(x0: $0.0, y0: $0.1, x1: $0.2, y1: $0.3) }
  }

  // MARK: Helpers

  /// A part of a layer. The part is included in the keys of the layer's elements, so that the elements of a layer have different keys.
  enum Part: UInt64 {
    case shadow, clipBegin, background, image, backing, clipEnd, border, group, content, backdrop
  }

  @inline(__always)
  func key(_ node: LayerNode, _ part: Part, _ space: Space) -> UInt64 {
    node.id << 24 | (space.instance & 0xFFFF) << 8 | part.rawValue
  }

  @inline(__always)
  func byte(_ opacity: Double) -> UInt8 { UInt8(max(0, min(255, opacity * 255 + 0.5))) }

  /// Adds an element for a quad if the quad is visible.
  func append(
    _ map: Homography, width: Int32, height: Int32, source: Source, sourceX: Int32, sourceY: Int32, key: UInt64,
    isNearest: Bool, version: UInt64 = 0, opaqueBox: Box = .empty, in space: Space
  ) {
    let alpha = byte(space.opacity)
    let edge = limits.inset(-4096)
    guard alpha > 0, let quad = Quad(map: map, width: width, height: height, limits: edge) else { return }
    var element = Element(
      key: key, rect: quad.bounds, visibleBox: quad.bounds.intersection(space.clip).intersection(edge), kind: .quad)
    guard !element.visibleBox.isEmpty else { return }
    element.alpha = alpha
    element.isNearest = isNearest
    element.sourceX = sourceX
    element.sourceY = sourceY
    element.sourceID = source.id
    element.version = version
    element.source = list.retain(source)
    if alpha == 255 {
      let opaque = source.isOpaque ? Box(x0: 0, y0: 0, x1: width, y1: height) : opaqueBox
      if opaque.area > 1024 { element.opaqueBox = quad.opaqueBox(of: opaque) }
    }
    element.linkedIndex = Int32(list.quads.count)
    list.quads.append(quad)
    list.elements.append(element)
  }
}
