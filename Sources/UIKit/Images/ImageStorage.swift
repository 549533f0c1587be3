import RuntimeInterface

/// The pixels of an image, which are decoded when they are first used.
///
/// Images that differ only in their drawing properties share one storage object. Storage objects can be used on any thread.
package final class ImageStorage: @unchecked Sendable {
  private enum Source {
    case pixels
    case encoded(ImageSource)
    case symbol(SymbolGlyph)
    /// A vector image file, which is drawn with the storage's size in pixels.
    case vector(ImageSource)
    /// A PDF document at a path, which is drawn with the storage's size in pixels.
    case document(String)
  }

  /// The width of the stored pixels, before the orientation is applied.
  let pixelWidth: Int
  /// The height of the stored pixels, before the orientation is applied.
  let pixelHeight: Int
  private let source: Source
  private let lock = NSLock()
  private var decodedBitmap: CGImage?
  private var decodingError: (any Error)?
  /// A cache of the images whose pixels were rotated and mirrored. The keys are the orientations.
  private var uprightImages: [UIImage.Orientation: CGImage] = [:]
  /// A cache of the four most recent images that were filled with a color.
  private var tintedImages: [(color: CGColor, orientation: UIImage.Orientation, scale: CGFloat, image: CGImage)] = []
  /// A cache of up to four bitmaps of a symbol. The keys are the scales (pixels per point).
  private var symbolBitmaps: [CGFloat: CGImage] = [:]

  init(_ image: CGImage) {
    pixelWidth = image.width
    pixelHeight = image.height
    source = .pixels
    decodedBitmap = image
  }

  init(_ source: ImageSource, info: ImageInfo) {
    pixelWidth = info.pixelWidth
    pixelHeight = info.pixelHeight
    self.source = .encoded(source)
  }

  /// Creates the storage of a vector image.
  ///
  /// - Parameters:
  ///   - vector: The file with the vector image.
  ///   - size: The size of the image in points.
  ///   - scale: The number of pixels per point at which the image is drawn.
  init(vector: ImageSource, size: CGSize, scale: CGFloat) {
    pixelWidth = max(1, Int((size.width * scale).rounded(.up)))
    pixelHeight = max(1, Int((size.height * scale).rounded(.up)))
    source = .vector(vector)
  }

  /// Creates the storage of a PDF document.
  ///
  /// - Parameters:
  ///   - document: The path of the file.
  ///   - size: The size of the page in points.
  ///   - scale: The number of pixels per point at which the page is drawn.
  init(document: String, size: CGSize, scale: CGFloat) {
    pixelWidth = max(1, Int((size.width * scale).rounded(.up)))
    pixelHeight = max(1, Int((size.height * scale).rounded(.up)))
    source = .document(document)
  }

  init(_ symbol: SymbolGlyph) {
    pixelWidth = max(1, Int(symbol.size.width.rounded(.up)))
    pixelHeight = max(1, Int(symbol.size.height.rounded(.up)))
    source = .symbol(symbol)
  }

  var symbol: SymbolGlyph? {
    if case .symbol(let symbol) = source { return symbol }
    return nil
  }

  /// Indicates whether the pixels are available without decoding.
  var isDecoded: Bool {
    lock.lock()
    defer { lock.unlock() }
    return decodedBitmap != nil
  }

  /// The decoded image, or nil if the image is a symbol or was not decoded yet.
  var decodedImage: CGImage? {
    lock.lock()
    defer { lock.unlock() }
    return decodedBitmap
  }

  /// Returns the decoded image, or nil if the file is damaged. The first call decodes it.
  func image(scale: CGFloat = 1) -> CGImage? { try? load(scale: scale) }

  /// Returns the decoded image, or throws an error if it cannot be decoded.
  func load(scale: CGFloat = 1) throws -> CGImage {
    lock.lock()
    defer { lock.unlock() }
    if let decodedBitmap { return decodedBitmap }
    if let decodingError { throw decodingError }
    switch source {
    case .symbol(let symbol):
      if let image = symbolBitmaps[scale] { return image }
      let image = symbol.image(scale: scale)
      // Image views request a scale for each size in which they show the symbol.
      if symbolBitmaps.count >= 4 { symbolBitmaps.removeAll() }
      symbolBitmaps[scale] = image
      return image
    case .encoded(let source):
      do {
        let image = CGImage(pixels: try Runtime.imageCodec.decode(source, fitting: nil), isDecoded: true)
        decodedBitmap = image
        return image
      } catch {
        decodingError = error
        throw error
      }
    case .vector(let source):
      do {
        let image = CGImage(pixels: try Runtime.imageCodec.drawVector(source, width: pixelWidth, height: pixelHeight))
        decodedBitmap = image
        return image
      } catch {
        decodingError = error
        throw error
      }
    case .document(let path):
      do {
        let image = CGImage(pixels: try PDFImage(path: path).draw(width: pixelWidth, height: pixelHeight))
        decodedBitmap = image
        return image
      } catch {
        decodingError = error
        throw error
      }
    case .pixels: throw ImageError("the image was created from pixels; there is no file to read")
    }
  }

  /// The encoded file, from which animations and thumbnails are read, or nil if the image was not created from a file.
  var encodedSource: ImageSource? {
    if case .encoded(let source) = source { return source }
    return nil
  }

  /// Returns the image with its pixels rotated and mirrored according to an orientation, or nil if it cannot be
  /// decoded.
  func uprightImage(_ orientation: UIImage.Orientation, scale: CGFloat = 1) -> CGImage? {
    guard let image = image(scale: scale) else { return nil }
    if orientation == .up { return image }
    lock.lock()
    defer { lock.unlock() }
    if let image = uprightImages[orientation] { return image }
    let orientedImage = CGImage(pixels: ImagePixels.oriented(image.pixels, orientation))
    if symbol == nil { uprightImages[orientation] = orientedImage }
    return orientedImage
  }

  /// Returns an image that is filled with a color and has the alpha channel of this one. Returns nil if this image
  /// cannot be decoded.
  func tintedImage(_ color: CGColor, _ orientation: UIImage.Orientation, scale: CGFloat = 1) -> CGImage? {
    lock.lock()
    let cached = tintedImages.first { $0.orientation == orientation && $0.scale == scale && $0.color == color }
    lock.unlock()
    if let cached { return cached.image }
    guard let shape = uprightImage(orientation, scale: scale) else { return nil }
    let image = CGImage(pixels: ImagePixels.tinted(shape.pixels, color))
    lock.lock()
    defer { lock.unlock() }
    if tintedImages.count >= 4 { tintedImages.removeFirst() }
    tintedImages.append((color, orientation, scale, image))
    return image
  }
}
