import CompositorKernels
import CoreGraphics

/// A source of pixels that caches a part of an image, scaled to its drawn size, so that each frame can copy the part without
/// scaling. The pixels are created on first use.
final class ScaledSource: Source {
  /// The parameters that determine the pixels of a scaled image. Layers with equal keys share one source.
  struct Key: Hashable {
    var image: ObjectIdentifier
    /// The part of the image, in 1/256 of its pixels.
    var x: Int32, y: Int32, width: Int32, height: Int32
    var targetWidth: Int32
    var targetHeight: Int32
    /// The part that is stretched (`contentsCenter`), in 1/256 of the part's pixels.
    var centerX: Int32 = 0, centerY: Int32 = 0, centerWidth: Int32 = 0, centerHeight: Int32 = 0
    /// The scale of the margins that are not stretched, in 1/4096. The value is 0 if the image is not stretched in nine parts.
    var marginScale: Int32 = 0
    var isNearest = false
    /// The color by which all colors of the image are multiplied, or the one that replaces them, as 0xAARRGGBB.
    var tint: UInt32 = 0xFFFF_FFFF
    /// Indicates whether `tint` replaces the colors of the image.
    var replacesColor = false
  }

  let key: Key
  /// The source of the original image, or `nil` if it was deallocated. The layer that displays the image retains the source.
  private(set) weak var image: BufferSource?
  private var buffer: PixelBuffer?

  init(key: Key, image: BufferSource) {
    self.key = key
    self.image = image
    super.init(
      width: Int(key.targetWidth), height: Int(key.targetHeight), isOpaque: image.isOpaque && key.tint >> 24 == 255)
  }

  override var cost: Int { (buffer.map { $0.bytesPerRow * $0.height } ?? 0) + super.cost }

  override func discard() {
    super.discard()
    buffer = nil
    pixels = nil
  }

  override func prepare(_ cache: SourceCache) {
    cache.markUsed(self)
    defer { cache.updateCost(self) }
    if buffer != nil { return }
    let scaledBuffer = PixelBuffer(width: Int(width), height: Int(height), hasAlpha: !isOpaque)
    buffer = scaledBuffer
    pixels = UnsafePointer(scaledBuffer.pixelPointer)
    stride = scaledBuffer.bytesPerRow / 4
    guard let image else { return }
    image.prepare(cache)
    draw(image, into: scaledBuffer)
    if key.replacesColor {
      ck_silhouette(
        scaledBuffer.pixelPointer, scaledBuffer.bytesPerRow / 4, Int32(scaledBuffer.width), Int32(scaledBuffer.height),
        key.tint, isOpaque ? 1 : 0)
    } else if key.tint != 0xFFFF_FFFF {
      ck_tint(
        scaledBuffer.pixelPointer, scaledBuffer.bytesPerRow / 4, Int32(scaledBuffer.width), Int32(scaledBuffer.height),
        key.tint)
    }
  }

  private func draw(_ image: BufferSource, into target: PixelBuffer) {
    let x = Double(key.x) / 256
    let y = Double(key.y) / 256
    let w = Double(key.width) / 256
    let h = Double(key.height) / 256
    guard key.marginScale > 0 else {
      return drawPart(
        image, (x, y, w, h), (0, 0, Double(target.width), Double(target.height)), into: target)
    }
    // The image is drawn in nine parts. The margins have a fixed size, and the center fills the remaining space.
    let marginScale = Double(key.marginScale) / 4096
    let columns = ScaledSource.makeSegments(
      length: w, from: Double(key.centerX) / 256, center: Double(key.centerWidth) / 256, marginScale: marginScale,
      target: Double(target.width))
    let rows = ScaledSource.makeSegments(
      length: h, from: Double(key.centerY) / 256, center: Double(key.centerHeight) / 256, marginScale: marginScale,
      target: Double(target.height))
    for row in rows {
      for column in columns {
        drawPart(
          image, (x + column.sourceStart, y + row.sourceStart, column.sourceLength, row.sourceLength),
          (column.targetStart, row.targetStart, column.targetLength, row.targetLength), into: target)
      }
    }
  }

  private struct AxisSegment {
    var sourceStart: Double
    var sourceLength: Double
    var targetStart: Double
    var targetLength: Double
  }

  private static func makeSegments(length: Double, from: Double, center: Double, marginScale: Double, target: Double)
    -> [AxisSegment]
  {
    var leadingMargin = (from * marginScale).rounded()
    var trailingMargin = ((length - from - center) * marginScale).rounded()
    if leadingMargin + trailingMargin > target, leadingMargin + trailingMargin > 0 {
      leadingMargin = (leadingMargin * target / (leadingMargin + trailingMargin)).rounded()
      trailingMargin = target - leadingMargin
    }
    return [
      AxisSegment(sourceStart: 0, sourceLength: from, targetStart: 0, targetLength: leadingMargin),
      AxisSegment(
        sourceStart: from, sourceLength: center, targetStart: leadingMargin,
        targetLength: target - leadingMargin - trailingMargin),
      AxisSegment(
        sourceStart: from + center, sourceLength: length - from - center, targetStart: target - trailingMargin,
        targetLength: trailingMargin),
    ]
  }

  private func drawPart(
    _ image: BufferSource, _ from: (Double, Double, Double, Double), _ to: (Double, Double, Double, Double),
    into target: PixelBuffer
  ) {
    guard to.2 >= 1, to.3 >= 1, from.2 > 0, from.3 > 0 else { return }
    image.drawScaled(
      from: from, to: to, isNearest: key.isNearest, target: target.pixelPointer, stride: target.bytesPerRow / 4,
      clip: Box(x0: 0, y0: 0, x1: Int32(target.width), y1: Int32(target.height)))
  }
}

extension Source {
  /// Draws the rectangle `from` into the rectangle `to`. `from` consists of x, y, width and height in fractional pixels
  /// of the source, and `to` is in whole pixels of the target. The function samples a reduced copy of the source that
  /// is slightly larger than the result.
  final func drawScaled(
    from: (Double, Double, Double, Double), to: (Double, Double, Double, Double), isNearest: Bool,
    target: UnsafeMutablePointer<UInt32>, stride targetStride: Int, clip: Box
  ) {
    let scaleX = to.2 / from.2
    let scaleY = to.3 / from.3
    let map = Homography(scaleX, 0, to.0 - from.0 * scaleX, 0, scaleY, to.1 - from.1 * scaleY, 0, 0, 1)
    guard let inverse = map.inverse else { return }
    var levelCount = 0
    if !isNearest {
      var remainingScale = (scaleX * scaleY).squareRoot()
      while remainingScale < 0.64, levelCount < 12 {
        remainingScale *= 2
        levelCount += 1
      }
    }
    prepareLevel(levelCount)
    let level = level(levelCount)
    let levelScale = 1 / Double(1 << level.number)
    var quad = ck_quad()
    quad.src = level.pixels
    quad.src_stride = level.stride
    quad.src_width = level.width
    quad.src_height = level.height
    quad.inverse = (
      inverse.a * levelScale, 0, inverse.c * levelScale, 0, inverse.e * levelScale, inverse.f * levelScale, 0, 0, 1
    )
    quad.edges.0 = (0, 1, -to.1)
    quad.edges.1 = (-1, 0, to.0 + to.2)
    quad.edges.2 = (0, -1, to.1 + to.3)
    quad.edges.3 = (1, 0, -to.0)
    quad.edge_count = 4
    quad.alpha = 255
    quad.opaque = isOpaque ? 1 : 0
    quad.nearest = isNearest ? 1 : 0
    let box = Box(x0: to.0, y0: to.1, x1: to.0 + to.2, y1: to.1 + to.3).intersection(clip)
    if !box.isEmpty { ck_draw_quad(&quad, target, targetStride, box.x0, box.y0, box.x1, box.y1) }
  }
}
