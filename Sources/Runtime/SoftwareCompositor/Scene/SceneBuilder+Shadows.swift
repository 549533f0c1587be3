import CoreGraphics
import QuartzCore

extension SceneBuilder {
  /// Adds the shadow of a layer whose shape is known: a path, or the layer's own rectangle.
  func emitShadow(_ node: LayerNode, _ shadow: Shadow, _ placement: Placement, in space: Space) {
    let scale = placement.scaleX
    let blur = Int32((shadow.radius * scale * 16).rounded())
    var shape: ShadowSource.Shape
    var box: Box
    if let path = shadow.path {
      let bounds = shadow.pathBox
      box = placement.box(
        Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height))
      if shadow.pathIsRect {
        shape = makeShadowShape(box, radius: 0, corners: 0, isContinuous: false, blur: blur)
      } else {
        // The right and bottom edges of the path are rounded up, because its size may have a fractional part.
        let width = Int32(min(1e6, (Double(bounds.size.width) * scale).rounded(.up)))
        let height = Int32(min(1e6, (Double(bounds.size.height) * scale).rounded(.up)))
        box.x1 = box.x0 + width
        box.y1 = box.y0 + height
        shape = .path(path, scale: scale, width: width, height: height)
      }
    } else {
      box = placement.rect
      let side = Double(min(box.width, box.height))
      let radius = Int32((min(node.cornerRadius * scale, side / 2) * 16).rounded())
      shape = makeShadowShape(
        box, radius: node.corners == 0 ? 0 : radius, corners: node.corners, isContinuous: node.isContinuous, blur: blur)
    }
    box = box.offset(Box.coordinate(shadow.offsetX * scale), Box.coordinate(shadow.offsetY * scale))
    guard !box.isEmpty else { return }
    let shadowBox = box.inset(-ShadowSource.reach(ofBlur: blur))
    guard shadowBox.intersects(space.clip) else { return }
    if case .stretchable = shape {} else if shadowBox.area > SceneBuilder.maximumScaledArea { return }
    let source = cache.shadow(ShadowSource.Key(shape: shape, blur: blur))
    appendStencil(node, shadow, source, shadowBox, in: space)
  }

  /// Adds the shadow of a group that has transparent parts.
  func appendGroupShadow(
    _ node: LayerNode, _ shadow: Shadow, _ group: GroupSource, _ placement: Placement, in space: Space
  ) {
    let scale = placement.scaleX
    let blur = Int32((shadow.radius * scale * 16).rounded())
    let bounds = group.bounds
    let shadowBox = bounds.offset(
      placement.rect.x0 + Box.coordinate(shadow.offsetX * scale),
      placement.rect.y0 + Box.coordinate(shadow.offsetY * scale)
    ).inset(-ShadowSource.reach(ofBlur: blur))
    guard !bounds.isEmpty, shadowBox.intersects(space.clip), shadowBox.area <= SceneBuilder.maximumScaledArea else {
      return
    }
    let key = ShadowSource.Key(
      shape: .group(group.id, version: group.shapeVersion, width: bounds.width, height: bounds.height), blur: blur)
    let source: ShadowSource
    if let cached = node.cachedSilhouette, cached.key == key {
      source = cached
    } else {
      source = ShadowSource(key: key)
      source.group = group
      node.cachedSilhouette = source
    }
    appendStencil(node, shadow, source, shadowBox, in: space)
  }

  private func makeShadowShape(
    _ box: Box, radius: Int32, corners: UInt8, isContinuous: Bool, blur: Int32
  ) -> ShadowSource.Shape {
    let fixedLength =
      2
      * (ShadowSource.cap(radius: radius, blur: blur, isContinuous: isContinuous)
        - ShadowSource.reach(ofBlur: blur))
    if radius == 0 || corners == 15, box.width > fixedLength, box.height > fixedLength {
      return .stretchable(radius: radius, isContinuous: isContinuous)
    }
    return .rectangle(
      width: box.width, height: box.height, radius: radius, corners: corners, isContinuous: isContinuous)
  }

  private func appendStencil(
    _ node: LayerNode, _ shadow: Shadow, _ source: ShadowSource, _ rect: Box, in space: Space
  ) {
    var element = Element(
      key: key(node, .shadow, space), rect: rect, visibleBox: rect.intersection(space.clip), kind: .stencil)
    guard !element.visibleBox.isEmpty else { return }
    element.color = tinted(shadow.color, space).pixel(space.opacity)
    guard element.color != 0 else { return }
    element.cap = source.cap
    element.sourceID = source.id
    element.source = list.retain(source)
    list.elements.append(element)
  }
}
