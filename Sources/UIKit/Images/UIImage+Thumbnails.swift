import RuntimeInterface

/// Additions of Tessera for applications with large photos. On iOS, ImageIO provides these features.
extension UIImage {
  /// The properties of an image file that can be read without decoding the image.
  public struct Metadata: Sendable, Equatable {
    /// The size in pixels, with the orientation applied.
    public let pixelSize: CGSize
    /// The orientation of the stored pixels relative to the displayed image.
    public let orientation: UIImage.Orientation
    /// The time at which the photo was taken, according to the camera's clock. The value is nil if the file does not contain the time.
    public let captureDate: Date?
    /// The type of the file: "jpeg", "png", "gif", "webp", …
    public let type: String
    /// A Boolean value that indicates whether the file has several frames.
    public let isAnimated: Bool
  }

  /// Reads the header of an image file, without decoding the image.
  ///
  /// This method is an addition of Tessera. It can be called on any thread.
  ///
  /// - Parameter url: The URL of the file.
  /// - Returns: The properties of the file.
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func metadata(contentsOf url: URL) throws -> Metadata {
    try metadata(.file(FilePath(url)))
  }

  /// Reads the header of an open image file.
  nonisolated package static func metadata(of file: RegularFile) throws -> Metadata { try metadata(.opened(file)) }

  private static func metadata(_ source: ImageSource) throws -> Metadata {
    do {
      let info = try Runtime.imageCodec.probe(source)
      let orientation = Orientation(exif: info.orientation)
      let (width, height) = (CGFloat(info.pixelWidth), CGFloat(info.pixelHeight))
      return Metadata(
        pixelSize: orientation.swapsWidthAndHeight
          ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
        orientation: orientation, captureDate: info.captureDate.flatMap(date), type: info.type,
        isAnimated: info.isAnimated)
    } catch {
      throw UIImageError(error)
    }
  }

  /// Reads a smaller version of an image file. The image is scaled down while it is decoded, so an eighth of the size
  /// of a large JPEG needs an eighth of the time and memory.
  ///
  /// This method is an addition of Tessera. It can be called on any thread, and blocks that thread.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - maximumPixelSize: The maximum length of the longer side, in pixels. The image is not enlarged.
  /// - Returns: The decoded image, with a scale of 1 and the orientation of the file.
  /// - Throws: `UIImageError` with the reason: missing, unreadable, empty, truncated, damaged, or too large.
  nonisolated public static func thumbnail(contentsOf url: URL, maximumPixelSize: Int) throws -> UIImage {
    try thumbnail(contentsOf: url, maximumPixelSize: maximumPixelSize, within: nil)
  }

  /// Reads a smaller version of an image file. Throws an error if the file is not in one of the folders, even if a link inside a folder
  /// leads to the file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - maximumPixelSize: The maximum length of the longer side, in pixels.
  ///   - folders: The resolved paths of the folders from which files can be read. If nil, files can be read from all folders.
  nonisolated package static func thumbnail(
    contentsOf url: URL, maximumPixelSize: Int, within folders: [FilePath]?
  ) throws -> UIImage {
    do {
      let source = ImageSource.opened(try RegularFile(FilePath(url), within: folders))
      let info = try Runtime.imageCodec.probe(source)
      let pixels = try Runtime.imageCodec.decode(source, fitting: max(1, maximumPixelSize))
      return UIImage(cgImage: CGImage(pixels: pixels), scale: 1, orientation: Orientation(exif: info.orientation))
    } catch {
      throw UIImageError(error)
    }
  }

  /// Draws an SVG file of the user. In contrast to a bitmap, it is enlarged to the size.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - pixelSize: The length of the longer side, in pixels.
  ///   - folders: The resolved paths of the folders from which files can be read. If nil, files can be read from all folders.
  /// - Returns: The drawn image, with a scale of 1.
  /// - Throws: `UIImageError` with the reason, such as a package that is not installed, or a drawing that takes too long.
  nonisolated package static func vectorImage(
    contentsOf url: URL, pixelSize: Int, within folders: [FilePath]?
  ) throws -> UIImage {
    do {
      let file = try RegularFile(FilePath(url), within: folders)
      let pixels = try Runtime.imageCodec.drawVectorFile(file, fitting: pixelSize)
      return UIImage(cgImage: CGImage(pixels: pixels), scale: 1, orientation: .up)
    } catch {
      throw UIImageError(error)
    }
  }

  /// Reads and decodes an image file.
  ///
  /// This method is an addition of Tessera. It can be called on any thread, and blocks that thread.
  ///
  /// - Parameter url: The URL of the file.
  /// - Returns: The decoded image, with a scale of 1 and the orientation of the file.
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func decoded(contentsOf url: URL) throws -> UIImage {
    try thumbnail(contentsOf: url, maximumPixelSize: .max)
  }

  /// Parses a date in the format of EXIF, such as "2024:05:01 12:30:00", in the time zone of the computer. Returns nil
  /// if the text is not a date.
  private static func date(_ text: String) -> Date? {
    let fields = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard fields.count >= 6, (1...9999).contains(fields[0]), (1...12).contains(fields[1]), (1...31).contains(fields[2]),
      (0...24).contains(fields[3]), (0...60).contains(fields[4]), (0...60).contains(fields[5])
    else { return nil }
    return Calendar(identifier: .gregorian).date(
      from: DateComponents(
        year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4], second: fields[5]))
  }
}
