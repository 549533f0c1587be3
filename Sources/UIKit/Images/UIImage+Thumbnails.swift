import RuntimeInterface

/// Tessera's own: what a browser of large photos needs, and iOS leaves to ImageIO.
extension UIImage {
  /// What a picture's file says of itself.
  public struct Metadata: Sendable, Equatable {
    /// Pixels, the right way up.
    public let pixelSize: CGSize
    /// How the pixels are stored.
    public let orientation: UIImage.Orientation
    /// When the photo was taken, by the camera's clock; nil when the file does not say.
    public let captureDate: Date?
    /// "jpeg", "png", "gif", "webp", …
    public let type: String
    /// Whether the file has several frames.
    public let isAnimated: Bool
  }

  /// Tessera's own: reads a file's header, without decoding the picture. Any thread; a few reads of the file.
  ///
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func metadata(contentsOf url: URL) throws -> Metadata {
    try metadata(.file(FilePath(url)))
  }

  /// `metadata(contentsOf:)` of a file that is open.
  nonisolated package static func metadata(of file: RegularFile) throws -> Metadata { try metadata(.opened(file)) }

  private static func metadata(_ source: ImageSource) throws -> Metadata {
    do {
      let info = try Runtime.imageCodec.probe(source)
      let orientation = Orientation(exif: info.orientation)
      let (width, height) = (CGFloat(info.pixelWidth), CGFloat(info.pixelHeight))
      return Metadata(
        pixelSize: orientation.swapsSides
          ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
        orientation: orientation, captureDate: info.captureDate.flatMap(date), type: info.type,
        isAnimated: info.isAnimated)
    } catch {
      throw UIImageError(description: "\(error)")
    }
  }

  /// Tessera's own: a file's picture, made small while it is decoded: a large JPEG at an eighth of its size costs an
  /// eighth of the time and memory. The longer side is at most `maximumPixelSize` pixels, never more than the file has.
  /// Any thread; blocks it. The pixels are decoded when this returns, at scale 1, the orientation is the file's.
  ///
  /// - Throws: `UIImageError` with the reason: missing, unreadable, empty, truncated, damaged, or too large.
  nonisolated public static func thumbnail(contentsOf url: URL, maximumPixelSize: Int) throws -> UIImage {
    try thumbnail(contentsOf: url, maximumPixelSize: maximumPixelSize, within: nil)
  }

  /// `thumbnail(contentsOf:maximumPixelSize:)` of a file that must be in one of some folders, whatever links say.
  ///
  /// - Parameter folders: The folders, as real paths; nil allows any place.
  nonisolated package static func thumbnail(
    contentsOf url: URL, maximumPixelSize: Int, within folders: [FilePath]?
  ) throws -> UIImage {
    do {
      let source = ImageSource.opened(try RegularFile(FilePath(url), within: folders))
      let info = try Runtime.imageCodec.probe(source)
      let pixels = try Runtime.imageCodec.decode(source, fitting: max(1, maximumPixelSize))
      return UIImage(cgImage: CGImage(pixels: pixels), scale: 1, orientation: Orientation(exif: info.orientation))
    } catch {
      throw UIImageError(description: "\(error)")
    }
  }

  /// Tessera's own: a file's picture with its pixels decoded. Any thread; blocks it.
  ///
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func decoded(contentsOf url: URL) throws -> UIImage {
    try thumbnail(contentsOf: url, maximumPixelSize: .max)
  }

  /// EXIF's "2024:05:01 12:30:00", in the time zone of this machine.
  private static func date(_ text: String) -> Date? {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count >= 6, (1...9999).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2]),
      (0...24).contains(parts[3]), (0...60).contains(parts[4]), (0...60).contains(parts[5])
    else { return nil }
    return Calendar(identifier: .gregorian).date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5]))
  }
}
