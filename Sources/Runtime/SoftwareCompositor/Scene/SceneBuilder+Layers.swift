import CoreGraphics
import QuartzCore

extension SceneBuilder {
  /// Adds a layer with its shadow. The layer is added as a group if its properties require one.
  func emitBody(_ node: LayerNode, _ placement: Placement, in space: Space) {
    var needsPicture = node.mask != nil
    var silhouette: Shadow?
    // A layer that clips its content to its bounds also clips its shadow.
    if let shadow = node.shadow, !node.masksToBounds {
      if shadow.path != nil || (node.mask == nil && castsRectangularShadow(node, placement)) {
        emitShadow(node, shadow, placement, in: space)
      } else {
        needsPicture = true
        silhouette = shadow
      }
    }
    if needsPicture,
      emitGroup(node, .content, placement, scale: placement.scaleX, silhouette: silhouette, in: space)
    {
      return
    }
    if node.mask != nil { return }
    emitLayers(node, placement, in: space)
  }

  /// Returns whether the layer's own content is an opaque rectangle, which may have rounded corners. In this case, the
  /// shape of its shadow is known.
  private func castsRectangularShadow(_ node: LayerNode, _ placement: Placement) -> Bool {
    if node.isRounded, !node.hasOneRadius { return false }
    if node.backdrop != nil { return true }
    if let color = node.background, color.alpha >= 1 { return true }
    if node.isRounded { return false }
    if let image = node.image, image.source.isOpaque {
      let imageFrame = node.imageFrame
      return placement.box(imageFrame.x, imageFrame.y, imageFrame.width, imageFrame.height) == placement.rect
    }
    if let backing = node.backing, backing.source.isOpaque {
      return placement.box(backing.x, backing.y, backing.width, backing.height) == placement.rect
    }
    return false
  }

  /// Adds the background, content, sublayers and border of a layer.
  func emitLayers(_ node: LayerNode, _ placement: Placement, in space: Space) {
    let rect = placement.rect
    var innerSpace = space
    let clip = node.masksToBounds ? space.clip.intersection(rect) : space.clip
    innerSpace.clip = clip
    let mask = cornerMask(node, placement, border: 0)
    let drawsSublayers = !node.children.isEmpty
    let visiblePartCount =
      (node.background == nil ? 0 : 1) + (node.pattern == nil ? 0 : 1) + (node.image == nil ? 0 : 1)
      + (node.backing == nil ? 0 : 1) + (node.backdrop == nil ? 0 : 1)
    if let mask, node.masksToBounds, !clip.isEmpty {
      // The corners of a single opaque part that fills the layer can be clipped directly. Several parts must be drawn
      // together at the corners, because lower parts would otherwise be visible at the edge.
      if visiblePartCount == 1, !drawsSublayers, fills(node, placement) {
        emitLayerContents(node, placement, mask: mask, imageMask: mask, in: innerSpace)
      } else if visiblePartCount > 0 || drawsSublayers {
        emitClipped(node, placement, mask, drawsSublayers: drawsSublayers, in: innerSpace)
      }
    } else if !clip.isEmpty || !node.masksToBounds {
      emitLayerContents(node, placement, mask: mask, imageMask: nil, in: innerSpace)
      if drawsSublayers { emitSublayers(node, placement, in: innerSpace) }
    }
    if let color = node.borderColor { emitBorder(node, color, placement, in: space) }
  }

  /// Returns whether the layer has only one visible part, and whether this part fills its rectangle exactly.
  private func fills(_ node: LayerNode, _ placement: Placement) -> Bool {
    if node.background != nil || node.pattern != nil || node.backdrop != nil { return true }
    if node.image != nil {
      let imageFrame = node.imageFrame
      let box = placement.box(imageFrame.x, imageFrame.y, imageFrame.width, imageFrame.height)
      return box == placement.rect || box.contains(placement.rect)
    }
    if let backing = node.backing {
      return backingBox(backing, placement).contains(placement.rect)
    }
    return false
  }

  /// Adds the content of a layer between the two elements that begin and end the clip to its corners.
  private func emitClipped(
    _ node: LayerNode, _ placement: Placement, _ mask: CornerMask, drawsSublayers: Bool, in space: Space
  ) {
    let begin = list.elements.count
    var element = Element(
      key: key(node, .clipBegin, space), rect: placement.rect, visibleBox: space.clip, kind: .clipBegin)
    element.corners = node.corners
    element.cornerSize = mask.size
    element.mask = list.retain(mask)
    var touchesCorner = false
    element.forEachCorner { if !$0.isEmpty { touchesCorner = true } }
    if touchesCorner { list.elements.append(element) }
    emitLayerContents(node, placement, mask: nil, imageMask: nil, in: space)
    if drawsSublayers { emitSublayers(node, placement, in: space) }
    guard touchesCorner else { return }
    if list.elements.count == begin + 1 {
      list.elements.removeLast()
      return
    }
    list.elements[begin].linkedIndex = Int32(list.elements.count)
    element.key = key(node, .clipEnd, space)
    element.kind = .clipEnd
    element.linkedIndex = Int32(begin)
    list.elements.append(element)
  }

  private func emitSublayers(_ node: LayerNode, _ placement: Placement, in space: Space) {
    // The scroll offset is rounded to whole pixels separately. Scrolled content therefore moves by whole pixels,
    // independent of the layer's own position.
    let scrollX = Box.coordinate(node.originX * placement.scaleX)
    let scrollY = Box.coordinate(node.originY * placement.scaleY)
    if space.recordsScrolls, node.masksToBounds {
      recordScroll(node, scrollX, scrollY, placement.rect, clip: space.clip)
    }
    var innerSpace = space
    innerSpace.scaleX = placement.scaleX
    innerSpace.scaleY = placement.scaleY
    innerSpace.x = placement.left - Double(scrollX)
    innerSpace.y = placement.top - Double(scrollY)
    if let replication = node.replicator {
      emitCopies(node, replication, in: innerSpace)
    } else {
      // The array is accessed without retaining it, because the tree does not change during the iteration.
      node.children.withUnsafeBufferPointer { children in
        for child in children { emit(child, of: node, in: innerSpace) }
      }
    }
  }

  private func emitCopies(_ node: LayerNode, _ replication: Replication, in space: Space) {
    var innerSpace = space
    innerSpace.recordsScrolls = false
    var transform = Projection.identity
    for index in 0..<replication.count {
      let tint = replication.tint(index)
      let combinedTint = space.tint.map { tint.tinted(by: $0.pointee) } ?? tint
      innerSpace.instance = space.instance &* 1009 &+ UInt64(index)
      withUnsafePointer(to: combinedTint) { combinedTint in
        withUnsafePointer(to: transform) { transform in
          innerSpace.tint = combinedTint.pointee == .white ? nil : combinedTint
          for child in replication.layers(of: node, copy: index) {
            emit(child, of: node, in: innerSpace, instanceTransform: index == 0 ? nil : transform)
          }
        }
      }
      transform = transform.concatenating(replication.transform)
      if !transform.isFinite { return }
    }
  }

  /// Records the scroll offset of a clipping layer. Adds a scroll zone if the offset has changed since the last frame.
  private func recordScroll(_ node: LayerNode, _ x: Int32, _ y: Int32, _ rect: Box, clip: Box) {
    let visibleBox = clip.intersection(limits)
    if node.scrollFrame &+ 1 == listNumber, node.scrollX != x || node.scrollY != y {
      let zone = ScrollZone(
        clip: visibleBox.intersection(node.scrollClip), dx: node.scrollX &- x, dy: node.scrollY &- y)
      if !zone.target.isEmpty, !zones.contains(where: { $0.clip.intersects(zone.clip) }) { zones.append(zone) }
    }
    node.scrollX = x
    node.scrollY = y
    node.scrollClip = visibleBox
    node.scrollFrame = listNumber
  }

  // MARK: Corners

  /// Returns the mask of the layer's corners, or `nil` if the corners are not rounded.
  func cornerMask(_ node: LayerNode, _ placement: Placement, border: Int32) -> CornerMask? {
    guard node.isRounded else { return nil }
    let rect = placement.rect
    let limit = min(rect.width, rect.height) / 2
    guard limit > 0 else { return nil }
    let halfSide = Double(min(rect.width, rect.height)) / 2
    guard min(node.cornerRadius * placement.scaleX, halfSide) >= 0.25 else { return nil }
    let radii = pointwiseMin(node.radii * placement.scaleX, SIMD4(repeating: halfSide))
    let key = SourceCache.makeMaskKey(radii: radii, isContinuous: node.isContinuous, border: border, limit: limit)
    if border > 0 { return cache.mask(key) }
    if let cached = node.cachedCorner, cached.key == key { return cached.mask }
    let mask = cache.mask(key)
    node.cachedCorner = (key, mask)
    return mask
  }

  private func emitBorder(_ node: LayerNode, _ color: Tint, _ placement: Placement, in space: Space) {
    let rect = placement.rect
    var element = Element(
      key: key(node, .border, space), rect: rect, visibleBox: rect.intersection(space.clip), kind: .border)
    guard !element.visibleBox.isEmpty else { return }
    let widest = (min(rect.width, rect.height) + 1) / 2
    element.cap = min(widest, max(1, Box.coordinate(node.borderWidth * placement.scaleX)))
    element.color = tinted(color, space).pixel(space.opacity)
    guard element.color != 0 else { return }
    if let mask = cornerMask(node, placement, border: element.cap) {
      element.corners = node.corners
      element.cornerSize = mask.size
      element.mask = list.retain(mask)
    }
    list.elements.append(element)
  }

  func tinted(_ color: Tint, _ space: Space) -> Tint {
    guard let tint = space.tint else { return color }
    return color.tinted(by: tint.pointee)
  }
}

extension LayerNode {
  var isRounded: Bool { cornerRadius > 0 && corners != 0 }

  /// Indicates whether all rounded corners have the same radius.
  var hasOneRadius: Bool {
    for corner in 0..<4 where corners & 1 << UInt8(corner) != 0 && radii[corner] != cornerRadius { return false }
    return true
  }
}
