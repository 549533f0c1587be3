import CompositorKernels
import CoreGraphics
import QuartzCore

extension SceneBuilder {
  /// The number of pixels above which a scaled image is sampled in each frame instead of being cached.
  static let maximumScaledArea = 4 << 20

  /// Adds the layer's own content: its background, image and backing. `mask` rounds the corners of the background. `imageMask`
  /// rounds the corners of the image and the backing.
  func emitLayerContents(
    _ node: LayerNode, _ placement: Placement, mask: CornerMask?, imageMask: CornerMask?, in space: Space
  ) {
    if let backdrop = node.backdrop { emitBackdrop(node, backdrop, placement, mask: mask, in: space) }
    if let color = node.background { emitBackground(node, color, placement, mask: mask, in: space) }
    if let pattern = node.pattern { emitPattern(node, pattern, placement, mask: mask, in: space) }
    if let image = node.image { emitImage(node, image, placement, mask: imageMask, in: space) }
    if let backing = node.backing { emitBacking(node, backing, placement, mask: imageMask, in: space) }
  }

  private func emitBackground(
    _ node: LayerNode, _ color: Tint, _ placement: Placement, mask: CornerMask?, in space: Space
  ) {
    var rect = placement.rect
    var mask = mask
    // Under an opaque border, the background ends in the middle of the border, so that the background's edge is not
    // visible.
    if mask != nil, let border = node.borderColor, border.alpha >= 1, node.corners == 15 {
      let width = Box.coordinate(node.borderWidth * placement.scaleX)
      if width >= 2 { rect = rect.inset(width / 2) }
    }
    if rect != placement.rect {
      let limit = min(rect.width, rect.height) / 2
      guard limit > 0 else { return }
      let halfSide = Double(min(rect.width, rect.height)) / 2
      let radii = pointwiseMin(
        pointwiseMax(node.radii * placement.scaleX - Double(rect.x0 - placement.rect.x0), SIMD4()),
        SIMD4(repeating: halfSide))
      mask =
        radii.max() < 0.25
        ? nil
        : cache.mask(SourceCache.makeMaskKey(radii: radii, isContinuous: node.isContinuous, border: 0, limit: limit))
    }
    var element = Element(
      key: key(node, .background, space), rect: rect, visibleBox: rect.intersection(space.clip), kind: .fill)
    guard !element.visibleBox.isEmpty else { return }
    element.color = tinted(color, space).pixel(space.opacity)
    guard element.color != 0 else { return }
    element.isOpaque = element.color >> 24 == 255
    applyCornerMask(&element, node, mask)
    list.elements.append(element)
  }

  func applyCornerMask(_ element: inout Element, _ node: LayerNode, _ mask: CornerMask?) {
    guard let mask else { return }
    element.corners = node.corners
    element.cornerSize = mask.size
    element.mask = list.retain(mask)
  }

  private func emitPattern(
    _ node: LayerNode, _ pattern: PatternFill, _ placement: Placement, mask: CornerMask?, in space: Space
  ) {
    let rect = placement.rect
    // The first tile is at the origin of the layer's own coordinates, so that a pattern scrolls with the content.
    let scrollX = Box.coordinate(node.originX * placement.scaleX)
    let scrollY = Box.coordinate(node.originY * placement.scaleY)
    var element = Element(
      key: key(node, .background, space), rect: rect.offset(-scrollX, -scrollY),
      visibleBox: rect.intersection(space.clip), kind: .tiles)
    guard !element.visibleBox.isEmpty else { return }
    let width = max(1, Box.coordinate(pattern.width * placement.scaleX))
    let height = max(1, Box.coordinate(pattern.height * placement.scaleY))
    guard Int(width) * Int(height) <= SceneBuilder.maximumScaledArea else { return }
    let source = scaledSource(
      node, pattern.source, part: (0, 0, Double(pattern.source.width), Double(pattern.source.height)), width: width,
      height: height, isNearest: false, tint: space.tint?.pointee, usesCache: false)
    if mask != nil {
      // The clip applies to the corners of the layer, not to those of the tiles.
      element.rect = rect
      element.sourceX = scrollX
      element.sourceY = scrollY
    }
    element.alpha = byte(space.opacity * pattern.alpha)
    element.isOpaque = source.isOpaque && element.alpha == 255
    element.sourceID = source.id
    element.source = list.retain(source)
    applyCornerMask(&element, node, mask)
    list.elements.append(element)
  }

  private func emitImage(
    _ node: LayerNode, _ image: ImagePlacement, _ placement: Placement, mask: CornerMask?, in space: Space
  ) {
    let imageFrame = node.imageFrame
    let box = placement.box(imageFrame.x, imageFrame.y, imageFrame.width, imageFrame.height)
    guard !box.isEmpty, !box.intersection(space.clip).isEmpty else { return }
    let part = image.part
    let isEnlarged = Double(box.width) > part.width
    let isNearest = isEnlarged ? image.magnifiesNearest : image.minifiesNearest
    let source: Source
    if image.isNinePart {
      source = ninePartSource(node, image, box, placement, tint: space.tint?.pointee)
    } else if box.area > SceneBuilder.maximumScaledArea, !isOneToOne(part, box), !isTinted(box, space) {
      // The scaled image is too large to cache, so only its visible part is sampled.
      let x = Double(box.width) / part.width
      let y = Double(box.height) / part.height
      return appendSampled(
        image.source,
        Homography(
          x, 0, Double(box.x0) - part.x * x, 0, y, Double(box.y0) - part.y * y, 0, 0, 1), clip: box,
        key: key(node, .image, space), isNearest: isNearest, in: space)
    } else {
      source = scaledSource(
        node, image.source, part: part, width: box.width, height: box.height, isNearest: isNearest,
        tint: space.tint?.pointee, usesCache: true)
    }
    var sourceOrigin = (x: Int32(0), y: Int32(0))
    if source === image.source { sourceOrigin = (Box.coordinate(part.x), Box.coordinate(part.y)) }
    appendBitmap(node, .image, source, box, sourceOrigin, placement, mask: mask, in: space)
  }

  /// Returns whether a large image is tinted, for which a copy is needed in any case. A huge image is shown in its own colors.
  private func isTinted(_ box: Box, _ space: Space) -> Bool {
    space.tint != nil && box.area <= 8 * SceneBuilder.maximumScaledArea
  }

  private func isOneToOne(_ part: (x: Double, y: Double, width: Double, height: Double), _ box: Box) -> Bool {
    abs(part.width - Double(box.width)) < 0.01 && abs(part.height - Double(box.height)) < 0.01
      && abs(part.x - part.x.rounded()) < 0.01 && abs(part.y - part.y.rounded()) < 0.01
  }

  /// Returns the image itself if it is drawn without scaling, otherwise a scaled copy.
  private func scaledSource(
    _ node: LayerNode, _ image: BufferSource, part: (x: Double, y: Double, width: Double, height: Double), width: Int32,
    height: Int32, isNearest: Bool, tint: Tint?, usesCache: Bool
  ) -> Source {
    let isUnscaled =
      abs(part.width - Double(width)) < 0.01 && abs(part.height - Double(height)) < 0.01
      && abs(part.x - part.x.rounded()) < 0.01 && abs(part.y - part.y.rounded()) < 0.01
    if isUnscaled, tint == nil { return image }
    let key = ScaledSource.Key(
      image: ObjectIdentifier(image), x: Int32(part.x * 256), y: Int32(part.y * 256), width: Int32(part.width * 256),
      height: Int32(part.height * 256), targetWidth: width, targetHeight: height, isNearest: isNearest,
      tint: tint?.unpremultipliedPixel ?? 0xFFFF_FFFF, replacesColor: tint?.replacesColor ?? false)
    return cachedImage(node, key, image, usesCache: usesCache)
  }

  private func cachedImage(
    _ node: LayerNode, _ key: ScaledSource.Key, _ image: BufferSource, usesCache: Bool
  ) -> ScaledSource {
    if usesCache, let cached = node.cachedScaledImage, cached.key == key, cached.image === image { return cached }
    let source = cache.scaledSource(key, of: image)
    if usesCache { node.cachedScaledImage = source }
    return source
  }

  private func ninePartSource(
    _ node: LayerNode, _ image: ImagePlacement, _ box: Box, _ placement: Placement, tint: Tint?
  ) -> Source {
    let part = image.part
    func fixedPoint(_ value: Double) -> Int32 { Int32(value * 256) }
    var key = ScaledSource.Key(
      image: ObjectIdentifier(image.source), x: fixedPoint(part.x), y: fixedPoint(part.y),
      width: fixedPoint(part.width),
      height: fixedPoint(part.height), targetWidth: box.width, targetHeight: box.height)
    key.centerX = fixedPoint(Double(image.center.origin.x) * part.width)
    key.centerY = fixedPoint(Double(image.center.origin.y) * part.height)
    key.centerWidth = fixedPoint(Double(image.center.size.width) * part.width)
    key.centerHeight = fixedPoint(Double(image.center.size.height) * part.height)
    key.marginScale = max(1, Int32(placement.scaleX / image.scale * 4096))
    key.tint = tint?.unpremultipliedPixel ?? 0xFFFF_FFFF
    key.replacesColor = tint?.replacesColor ?? false
    return cachedImage(node, key, image.source, usesCache: true)
  }

  func backingBox(_ backing: BackingPlacement, _ placement: Placement) -> Box {
    var box = placement.box(backing.x, backing.y, backing.width, backing.height)
    if backing.scale == placement.scaleX, backing.scale == placement.scaleY {
      // The bitmap is drawn pixel by pixel, regardless of how its edges are rounded, so that text is never stretched.
      box.x1 = box.x0 + backing.source.width
      box.y1 = box.y0 + backing.source.height
    }
    return box
  }

  private func emitBacking(
    _ node: LayerNode, _ backing: BackingPlacement, _ placement: Placement, mask: CornerMask?, in space: Space
  ) {
    let box = backingBox(backing, placement)
    guard !box.isEmpty, !box.intersection(space.clip).isEmpty else { return }
    let width = Double(backing.source.width)
    let height = Double(backing.source.height)
    if box.area > SceneBuilder.maximumScaledArea, !isOneToOne((0, 0, width, height), box), !isTinted(box, space) {
      return appendSampled(
        backing.source,
        Homography(
          Double(box.width) / width, 0, Double(box.x0), 0, Double(box.height) / height, Double(box.y0), 0, 0, 1),
        clip: box, key: key(node, .backing, space), isNearest: false, in: space)
    }
    if mask == nil, space.tint.map({ $0.pointee.replacesColor }) ?? true, let letters = backing.source.letters,
      box.width == backing.source.width,
      box.height == backing.source.height
    {
      return appendLetters(letters, backing.source, box, key: key(node, .backing, space), in: space)
    }
    let source = scaledSource(
      node, backing.source, part: (0, 0, width, height), width: box.width, height: box.height, isNearest: false,
      tint: space.tint?.pointee, usesCache: node.image == nil)
    appendBitmap(node, .backing, source, box, (0, 0), placement, mask: mask, in: space)
  }

  /// Adds text as a coverage mask, which is colored when it is drawn. The mask needs a quarter of the bytes of a
  /// bitmap.
  private func appendLetters(_ letters: GlyphCoverage, _ source: BufferSource, _ box: Box, key: UInt64, in space: Space)
  {
    var element = Element(key: key, rect: Box(letters.rect).offset(box.x0, box.y0), visibleBox: .empty, kind: .letters)
    element.visibleBox = element.rect.intersection(space.clip)
    if let inkRect = source.inkBounds {
      element.visibleBox = element.visibleBox.intersection(inkRect.offset(box.x0, box.y0))
    }
    guard !element.visibleBox.isEmpty else { return }
    if let tint = space.tint {
      element.color = tint.pointee.pixel(space.opacity * Double(letters.color >> 24) / 255)
    } else {
      element.color = ck_scale(letters.color, UInt32(byte(space.opacity)))
    }
    guard element.color != 0 else { return }
    element.sourceID = source.id
    element.source = list.retain(source)
    list.elements.append(element)
  }

  private func appendBitmap(
    _ node: LayerNode, _ part: Part, _ source: Source, _ box: Box, _ corner: (x: Int32, y: Int32),
    _ placement: Placement, mask: CornerMask?, in space: Space
  ) {
    var box = box
    var corner = corner
    if mask != nil, box != placement.rect {
      // The rounded corners are those of the layer, even if the image is larger.
      corner.x += placement.rect.x0 - box.x0
      corner.y += placement.rect.y0 - box.y0
      box = placement.rect
    }
    var element = Element(
      key: key(node, part, space), rect: box, visibleBox: box.intersection(space.clip), kind: .bitmap)
    if let inkRect = source.inkBounds {
      element.visibleBox = element.visibleBox.intersection(inkRect.offset(box.x0 - corner.x, box.y0 - corner.y))
    }
    guard !element.visibleBox.isEmpty else { return }
    element.alpha = byte(space.opacity)
    guard element.alpha > 0 else { return }
    element.isOpaque = source.isOpaque && element.alpha == 255
    element.sourceX = corner.x
    element.sourceY = corner.y
    element.sourceID = source.id
    element.source = list.retain(source)
    applyCornerMask(&element, node, mask)
    list.elements.append(element)
  }

  /// Adds a very large image as a quad without rotation. The clip determines which part is visible.
  private func appendSampled(
    _ source: Source, _ map: Homography, clip: Box, key: UInt64, isNearest: Bool, in space: Space
  ) {
    var innerSpace = space
    innerSpace.clip = space.clip.intersection(clip)
    append(
      map, width: source.width, height: source.height, source: source, sourceX: 0, sourceY: 0, key: key,
      isNearest: isNearest, in: innerSpace)
  }

  // MARK: Single quads

  /// Adds a projected layer that consists of a single color or a single image, without a bitmap of its own. Returns
  /// `false` for other layers.
  func emitSingle(_ node: LayerNode, _ plane: Homography, in space: Space) -> Bool {
    guard node.mask == nil, node.shadow == nil, node.borderColor == nil, node.pattern == nil, !node.shouldRasterize,
      space.tint == nil, node.backdrop == nil
    else { return false }
    guard node.children.allSatisfy({ $0.isHidden || $0.opacity <= 0 || $0.hasInvalidGeometry }) else { return false }
    let partCount = (node.background == nil ? 0 : 1) + (node.image == nil ? 0 : 1) + (node.backing == nil ? 0 : 1)
    if partCount == 0 { return true }
    guard partCount == 1, !node.isRounded || (node.background == nil && !node.masksToBounds) else { return false }
    if let color = node.background {
      let source = cache.solid(color.pixel(1))
      append(
        plane.afterScale(node.width, node.height), width: 1, height: 1, source: source, sourceX: 0, sourceY: 0,
        key: key(node, .background, space), isNearest: false, in: space)
      return true
    }
    if let image = node.image {
      let part = image.part
      let imageFrame = node.imageFrame
      guard !image.isNinePart, isOneToOne(part, Box(x0: 0, y0: 0, x1: part.width, y1: part.height)) else {
        return false
      }
      if node.masksToBounds,
        imageFrame.x < 0 || imageFrame.y < 0 || imageFrame.width > node.width || imageFrame.height > node.height
      {
        return false
      }
      let imageTransform = plane.afterTranslation(imageFrame.x, imageFrame.y).afterScale(
        imageFrame.width / part.width, imageFrame.height / part.height)
      let isNearest = image.magnifiesNearest && image.minifiesNearest
      append(
        imageTransform, width: Box.coordinate(part.width), height: Box.coordinate(part.height), source: image.source,
        sourceX: Box.coordinate(part.x), sourceY: Box.coordinate(part.y), key: key(node, .image, space),
        isNearest: isNearest, in: space)
      return true
    }
    if let backing = node.backing {
      if node.masksToBounds, backing.x < 0 || backing.y < 0 || backing.width > node.width { return false }
      let map = plane.afterTranslation(backing.x, backing.y).afterScale(
        backing.width / Double(backing.source.width), backing.height / Double(backing.source.height))
      append(
        map, width: backing.source.width, height: backing.source.height, source: backing.source, sourceX: 0, sourceY: 0,
        key: key(node, .backing, space), isNearest: false, in: space)
    }
    return true
  }
}
