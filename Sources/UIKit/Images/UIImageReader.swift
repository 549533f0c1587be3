import RuntimeInterface

/// Reads images from files and data, ready to be shown or as thumbnails. Any thread; reading blocks it.
public struct UIImageReader: Sendable {
  /// What readers do with what they read.
  public struct Configuration: Hashable, Sendable {
    /// Pixels an inch, from which the scale follows: 72 is a pixel a point; nil, the default, is that, too.
    public var pixelsPerInch: CGFloat?
    /// Whether pixels are decoded when the image is returned. Default false.
    public var preparesImagesForDisplay = false
    /// Whether brighter pixels than white are wanted. Stored: none are read. Default false.
    public var prefersHighDynamicRange = false
    /// The size in points into which the picture is made to fit while it is decoded; zero, the default: as it is. Pictures
    /// are never made larger.
    public var preferredThumbnailSize = CGSize.zero

    /// The defaults.
    public init() {}
  }

  /// A reader with the defaults.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// What the reader does.
  public let configuration: Configuration

  /// A reader that does what `configuration` says.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The picture in a file; nil when there is none or it is no picture.
  public func image(contentsOf url: URL) -> UIImage? { url.isFileURL ? read(.file(FilePath(url))) : nil }

  /// The picture in a file's bytes; nil when they are no picture.
  public func image(data: Data) -> UIImage? { read(.data(data)) }

  /// The same, away from the caller's thread.
  public func image(contentsOf url: URL) async -> UIImage? {
    await Task.detached { () -> UIImage? in url.isFileURL ? read(.file(FilePath(url))) : nil }.value
  }

  /// The same, away from the caller's thread.
  public func image(data: Data) async -> UIImage? {
    await Task.detached { () -> UIImage? in read(.data(data)) }.value
  }

  private var scale: CGFloat {
    guard let density = configuration.pixelsPerInch, density > 0, density.isFinite else { return 1 }
    return density / 72
  }

  private func read(_ source: ImageSource) -> UIImage? {
    let wanted = configuration.preferredThumbnailSize
    guard wanted.width > 0, wanted.height > 0 else {
      guard let loaded = ImageValues.load(source, scale: scale) else { return nil }
      let image = UIImage(storage: loaded.storage, values: loaded.values)
      return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }
    guard let loaded = ImageValues.load(source, scale: scale) else { return nil }
    let whole = UIImage(storage: loaded.storage, values: loaded.values)
    let size = whole.size
    let factor = min(wanted.width / size.width, wanted.height / size.height, 1)
    guard factor < 1, size.width.isFinite, size.height.isFinite else {
      return configuration.preparesImagesForDisplay ? whole.preparingForDisplay() : whole
    }
    let longer = Int((max(size.width, size.height) * scale * factor).rounded())
    guard let pixels = try? Runtime.imageCodec.decode(source, fitting: max(1, longer)) else { return nil }
    return UIImage(cgImage: CGImage(pixels: pixels), scale: scale, orientation: whole.imageOrientation)
  }
}
