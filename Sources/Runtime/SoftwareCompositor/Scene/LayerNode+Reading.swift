import CoreGraphics
import Foundation
import QuartzCore

extension LayerNode {
  /// Brings a layer's values into the form in which they are drawn.
  @MainActor
  func read(_ layer: CALayer, _ changes: LayerChanges) {
    let values = layer.renderValues
    readGeometry(values)
    if changes.contains(.style) || changes.contains(.contents) {
      readStyle(values)
      readContents(values)
    }
    readBacking(layer.renderBacking, values)
    let finite =
      positionX + positionY + positionZ + anchorX + anchorY + anchorZ + width + height + originX + originY + opacity
      + cornerRadius + borderWidth
    isBroken =
      !finite.isFinite || abs(positionX) + abs(positionY) + abs(originX) + abs(originY) > 1e9
      || width > 1e9 || height > 1e9 || !(transform?.isFinite ?? true) || !(sublayerTransform?.isFinite ?? true)
  }

  private func readGeometry(_ values: LayerValues) {
    let bounds = values.bounds.standardized
    width = Double(bounds.size.width)
    height = Double(bounds.size.height)
    originX = Double(bounds.origin.x)
    originY = Double(bounds.origin.y)
    positionX = Double(values.position.x)
    positionY = Double(values.position.y)
    positionZ = Double(values.zPosition)
    anchorX = Double(values.anchorPoint.x) * width
    anchorY = Double(values.anchorPoint.y) * height
    anchorZ = Double(values.anchorPointZ)
    let own = Projection(values.transform)
    transform = own.isIdentity ? nil : own
    let below = Projection(values.sublayerTransform)
    sublayerTransform = below.isIdentity ? nil : below
    isFlipped = values.isGeometryFlipped
    // A path's place depends on the scroll offset, like a backing's.
    if shadow?.path != nil { readShadow(values) }
  }

  private func readStyle(_ values: LayerValues) {
    isHidden = values.isHidden
    isDoubleSided = values.isDoubleSided
    preservesDepth = values.preservesDepth
    opacity = min(1, max(0, Double(values.opacity)))
    allowsGroupOpacity = values.allowsGroupOpacity
    masksToBounds = values.masksToBounds
    background = nil
    pattern = nil
    if let color = values.backgroundColor {
      if case .image(let image, let size)? = color.pattern?.content {
        pattern = PatternFill(
          source: SourceCache.shared.source(of: image.pixels), width: Double(size.width), height: Double(size.height),
          alpha: Double(color.alpha))
      } else if color.pattern == nil {
        let tint = Tint(color)
        if tint.alpha > 0 { background = tint }
      }
    }
    cornerRadius = max(0, Double(values.cornerRadius))
    let raw = values.maskedCorners
    corners =
      (raw.contains(.layerMinXMinYCorner) ? 1 : 0) | (raw.contains(.layerMaxXMinYCorner) ? 2 : 0)
      | (raw.contains(.layerMinXMaxYCorner) ? 4 : 0) | (raw.contains(.layerMaxXMaxYCorner) ? 8 : 0)
    if cornerRadius == 0 { corners = 0 }
    isContinuous = values.cornerCurve == .continuous
    borderWidth = max(0, Double(values.borderWidth))
    borderColor = borderWidth > 0 ? values.borderColor.map(Tint.init) ?? Tint(red: 0, green: 0, blue: 0, alpha: 1) : nil
    if let color = borderColor, color.alpha <= 0 { borderColor = nil }
    shouldRasterize = values.shouldRasterize
    rasterizationScale = Double(values.rasterizationScale)
    if !(rasterizationScale > 0.05 && rasterizationScale < 16) { rasterizationScale = 1 }
    readShadow(values)
    replicator = values.replicator.map { values in
      Replication(
        count: max(0, min(values.count, 10_000)), transform: Projection(values.transform),
        color: values.color.map(Tint.init) ?? .white, step: .white, redStep: Double(values.redOffset),
        greenStep: Double(values.greenOffset), blueStep: Double(values.blueOffset),
        alphaStep: Double(values.alphaOffset))
    }
  }

  private func readShadow(_ values: LayerValues) {
    shadow = nil
    let strength = min(1, max(0, Double(values.shadowOpacity)))
    let radius = Double(values.shadowRadius)
    let offset = values.shadowOffset
    guard strength > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
    guard let color = values.shadowColor else { return }
    var tint = Tint(color)
    tint.alpha *= strength
    guard tint.alpha > 0 else { return }
    var result = Shadow(
      color: tint, offsetX: Double(offset.width), offsetY: Double(offset.height), radius: min(500, max(0, radius)))
    if let path = values.shadowPath {
      let box = path.boundingBoxOfPath
      guard !box.isNull, box.origin.x.isFinite, box.origin.y.isFinite, box.size.width.isFinite,
        box.size.height.isFinite, box.size.width > 0, box.size.height > 0
      else { return }
      result.path = path
      result.pathBox = box.offsetBy(dx: -values.bounds.origin.x, dy: -values.bounds.origin.y)
      result.pathIsRect = path.isRect(nil)
    }
    shadow = result
  }

  private func readContents(_ values: LayerValues) {
    guard let contents = values.contents else {
      image = nil
      return
    }
    let scale = Double(values.contentsScale)
    let part = values.contentsRect
    guard part.origin.x.isFinite, part.origin.y.isFinite, part.size.width > 0, part.size.height > 0,
      part.size.width < 1e4, part.size.height < 1e4
    else {
      image = nil
      return
    }
    // Outside of the image there is nothing to show.
    let inside = part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !inside.isNull, inside.width > 0, inside.height > 0 else {
      image = nil
      return
    }
    image = ImagePlacement(
      source: SourceCache.shared.source(of: contents.pixels), gravity: values.contentsGravity, rect: inside,
      center: values.contentsCenter.intersection(CGRect(x: 0, y: 0, width: 1, height: 1)),
      scale: scale > 0 && scale.isFinite ? scale : 1, magnifiesNearest: values.magnificationFilter == .nearest,
      minifiesNearest: values.minificationFilter == .nearest)
    if let center = image?.center, center.isNull || center.width < 0 || center.height < 0 {
      image?.center = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  private func readBacking(_ drawn: LayerBacking?, _ values: LayerValues) {
    guard let drawn, drawn.frame.size.width > 0, drawn.frame.size.height > 0, drawn.scale > 0,
      drawn.frame.origin.x.isFinite, drawn.frame.origin.y.isFinite
    else {
      backing = nil
      return
    }
    var place = BackingPlacement(
      source: SourceCache.shared.source(of: drawn.pixels), x: Double(drawn.frame.origin.x) - originX,
      y: Double(drawn.frame.origin.y) - originY, width: Double(drawn.frame.size.width),
      height: Double(drawn.frame.size.height), scale: Double(drawn.scale))
    if drawn.fillsBounds {
      // The bounds may have another size by now: the bitmap follows them like an image.
      if place.width == width, place.height == height {
        (place.x, place.y) = (0, 0)
      } else {
        let placed = ImagePlacement(
          source: place.source, gravity: values.contentsGravity, rect: CGRect(x: 0, y: 0, width: 1, height: 1),
          center: CGRect(x: 0, y: 0, width: 1, height: 1), scale: place.scale, magnifiesNearest: false,
          minifiesNearest: false
        ).placed(width: width, height: height)
        (place.x, place.y, place.width, place.height) = placed
        // Not one to one unless the gravity keeps the size.
        if values.contentsGravity == .resize || values.contentsGravity == .resizeAspect
          || values.contentsGravity == .resizeAspectFill
        {
          place.scale = 0
        }
      }
    }
    backing = place
  }
}
