import CoreGraphics
import Foundation
import QuartzCore

extension LayerNode {
  /// Reads the changed values of a layer, and converts them to the form in which they are drawn.
  @MainActor
  func read(_ layer: CALayer, _ changes: UInt8) {
    let backing = layer.renderBacking
    layer.withRenderValues { read($0, backing, changes) }
  }

  private func read(_ values: UnsafePointer<LayerValues>, _ layerBacking: LayerBacking?, _ changes: UInt8) {
    readGeometry(values)
    if changes & ChangeBits.nonGeometryChanges != 0 {
      readStyle(values)
      readContents(values)
    }
    readBacking(layerBacking, values)
    if let image { imageFrame = image.frame(width: width, height: height) }
    let coordinateSum =
      positionX + positionY + positionZ + anchorX + anchorY + anchorZ + width + height + originX + originY + opacity
      + cornerRadius + borderWidth
    hasInvalidGeometry =
      !coordinateSum.isFinite || abs(positionX) + abs(positionY) + abs(originX) + abs(originY) > 1e9
      || width > 1e9 || height > 1e9 || !(transform?.projection.isFinite ?? true)
      || !(sublayerTransform?.projection.isFinite ?? true)
  }

  private func readGeometry(_ values: UnsafePointer<LayerValues>) {
    let bounds = values.pointee.bounds.standardized
    width = Double(bounds.size.width)
    height = Double(bounds.size.height)
    originX = Double(bounds.origin.x)
    originY = Double(bounds.origin.y)
    positionX = Double(values.pointee.position.x)
    positionY = Double(values.pointee.position.y)
    positionZ = Double(values.pointee.zPosition)
    anchorX = Double(values.pointee.anchorPoint.x) * width
    anchorY = Double(values.pointee.anchorPoint.y) * height
    anchorZ = Double(values.pointee.anchorPointZ)
    transform = values.pointee.transform.isIdentity ? nil : Matrix(Projection(values.pointee.transform))
    sublayerTransform =
      values.pointee.sublayerTransform.isIdentity ? nil : Matrix(Projection(values.pointee.sublayerTransform))
    isFlipped = values.pointee.isGeometryFlipped
    // The position of a shadow path depends on the scroll offset, as does the position of a backing.
    if shadow?.path != nil { readShadow(values) }
  }

  private func readStyle(_ values: UnsafePointer<LayerValues>) {
    isHidden = values.pointee.isHidden
    isDoubleSided = values.pointee.isDoubleSided
    preservesDepth = values.pointee.preservesDepth
    opacity = min(1, max(0, Double(values.pointee.opacity)))
    allowsGroupOpacity = values.pointee.allowsGroupOpacity
    masksToBounds = values.pointee.masksToBounds
    backdrop = values.pointee.backdrop.flatMap { $0.isIdentity ? nil : $0 }
    silhouette = values.pointee.silhouette.map(Silhouette.init)
    if let color = values.pointee.silhouette { opacity *= Tint(color).alpha }
    background = nil
    pattern = nil
    if let color = values.pointee.backgroundColor {
      if case .image(let image, let size)? = color.pattern?.content {
        pattern = PatternFill(
          source: SourceCache.shared.source(of: image.pixels), width: Double(size.width), height: Double(size.height),
          alpha: Double(color.alpha))
      } else if color.pattern == nil {
        let tint = Tint(color)
        if tint.alpha > 0 { background = tint }
      }
    }
    readCorners(values)
    isContinuous = values.pointee.cornerCurve == .continuous
    borderWidth = max(0, Double(values.pointee.borderWidth))
    borderColor = borderWidth > 0 ? values.pointee.borderColor.map(Tint.init) : nil
    if let color = borderColor, color.alpha <= 0 { borderColor = nil }
    shouldRasterize = values.pointee.shouldRasterize
    rasterizationScale = Double(values.pointee.rasterizationScale)
    if !(rasterizationScale > 0.05 && rasterizationScale < 16) { rasterizationScale = 1 }
    readShadow(values)
    replicator = values.pointee.replicator.map(Replication.init)
  }

  private func readCorners(_ values: UnsafePointer<LayerValues>) {
    if let cornerRadii = values.pointee.cornerRadii {
      radii = cornerRadii.values
      cornerRadius = radii.max()
      corners = 0
      for corner in 0..<4 where radii[corner] > 0 { corners |= 1 << UInt8(corner) }
      return
    }
    cornerRadius = max(0, Double(values.pointee.cornerRadius))
    radii = SIMD4(repeating: cornerRadius)
    let cornerBits = values.pointee.maskedCorners
    corners =
      (cornerBits.contains(.layerMinXMinYCorner) ? 1 : 0) | (cornerBits.contains(.layerMaxXMinYCorner) ? 2 : 0)
      | (cornerBits.contains(.layerMinXMaxYCorner) ? 4 : 0) | (cornerBits.contains(.layerMaxXMaxYCorner) ? 8 : 0)
    if cornerRadius == 0 { corners = 0 }
  }

  private func readShadow(_ values: UnsafePointer<LayerValues>) {
    shadow = nil
    let shadowOpacity = min(1, max(0, Double(values.pointee.shadowOpacity)))
    let radius = Double(values.pointee.shadowRadius)
    let offset = values.pointee.shadowOffset
    guard shadowOpacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
    guard let color = values.pointee.shadowColor else { return }
    var tint = Tint(color)
    tint.alpha *= shadowOpacity
    guard tint.alpha > 0 else { return }
    var pathBox = CGRect.zero
    if let path = values.pointee.shadowPath {
      let box = path.boundingBoxOfPath
      guard !box.isNull, box.origin.x.isFinite, box.origin.y.isFinite, box.size.width.isFinite,
        box.size.height.isFinite, box.size.width > 0, box.size.height > 0
      else { return }
      pathBox = box.offsetBy(dx: -values.pointee.bounds.origin.x, dy: -values.pointee.bounds.origin.y)
    }
    shadow = Shadow(
      color: tint, offsetX: Double(offset.width), offsetY: Double(offset.height), radius: min(500, max(0, radius)),
      path: values.pointee.shadowPath, pathBox: pathBox)
  }

  private func readContents(_ values: UnsafePointer<LayerValues>) {
    guard let contents = values.pointee.contents else {
      image = nil
      return
    }
    let scale = Double(values.pointee.contentsScale)
    let part = values.pointee.contentsRect
    guard part.origin.x.isFinite, part.origin.y.isFinite, part.size.width > 0, part.size.height > 0,
      part.size.width < 1e4, part.size.height < 1e4
    else {
      image = nil
      return
    }
    // The part outside the image is empty.
    let unitPart = part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !unitPart.isNull, unitPart.width > 0, unitPart.height > 0 else {
      image = nil
      return
    }
    let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var center = values.pointee.contentsCenter.intersection(unitRect)
    if center.isNull || center.width < 0 || center.height < 0 { center = unitRect }
    image = ImagePlacement(
      source: SourceCache.shared.source(of: contents.pixels), gravity: Gravity(values.pointee.contentsGravity),
      rect: unitPart,
      center: center, scale: scale > 0 && scale.isFinite ? scale : 1,
      magnifiesNearest: values.pointee.magnificationFilter == .nearest,
      minifiesNearest: values.pointee.minificationFilter == .nearest)
  }

  private func readBacking(_ layerBacking: LayerBacking?, _ values: UnsafePointer<LayerValues>) {
    guard let layerBacking, layerBacking.frame.size.width > 0, layerBacking.frame.size.height > 0,
      layerBacking.scale > 0,
      layerBacking.frame.origin.x.isFinite, layerBacking.frame.origin.y.isFinite
    else {
      backing = nil
      return
    }
    let source = SourceCache.shared.source(of: layerBacking.pixels)
    var frame = (
      x: Double(layerBacking.frame.origin.x) - originX, y: Double(layerBacking.frame.origin.y) - originY,
      width: Double(layerBacking.frame.size.width), height: Double(layerBacking.frame.size.height)
    )
    var scale = Double(layerBacking.scale)
    if layerBacking.fillsBounds {
      // If the size of the bounds has changed, the bitmap is positioned like an image.
      if frame.width == width, frame.height == height {
        (frame.x, frame.y) = (0, 0)
      } else {
        let gravity = Gravity(values.pointee.contentsGravity)
        frame = ImagePlacement(
          source: source, gravity: gravity, rect: CGRect(x: 0, y: 0, width: 1, height: 1),
          center: CGRect(x: 0, y: 0, width: 1, height: 1), scale: scale, magnifiesNearest: false, minifiesNearest: false
        ).frame(width: width, height: height)
        // A stretched bitmap has no fixed scale.
        if gravity.stretches { scale = 0 }
      }
    }
    backing = BackingPlacement(
      source: source, x: frame.x, y: frame.y, width: frame.width, height: frame.height, scale: scale)
  }
}
