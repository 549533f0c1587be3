import RuntimeInterface

/// Reads images from files and data, optionally decoded or as thumbnails. A reader can be used on any thread, and blocks that thread.
public struct UIImageReader: Sendable {
  /// The options of an image reader.
  public struct Configuration: Hashable, Sendable {
    /// The resolution in pixels per inch, which determines the scale of images. The value 72 corresponds to one pixel per point. The
    /// default is `nil`, which means 72.
    public var pixelsPerInch: CGFloat?
    /// A Boolean value that determines whether the pixels of the returned images are decoded. The default is `false`.
    public var preparesImagesForDisplay = false
    /// A Boolean value that determines whether images with a high dynamic range are preferred. The value has no effect in Tessera. The
    /// default is `false`.
    public var prefersHighDynamicRange = false
    /// The maximum size of images, in points. Larger images are scaled down while they are decoded. The default is
    /// zero, which means no limit.
    public var preferredThumbnailSize = CGSize.zero

    /// Creates a configuration with the default options.
    public init() {}
  }

  /// A reader with the default options.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// The options of the reader.
  public let configuration: Configuration

  /// Creates a reader with options.
  ///
  /// - Parameter configuration: The options of the reader.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Reads an image file.
  ///
  /// - Parameter url: The URL of the file.
  /// - Returns: The image, or nil if there is no such file or it is not an image.
  public func image(contentsOf url: URL) -> UIImage? { url.isFileURL ? read(.file(FilePath(url))) : nil }

  /// Reads an image from the contents of an image file.
  ///
  /// - Parameter data: The contents of an image file.
  /// - Returns: The image, or nil if the data is not an image.
  public func image(data: Data) -> UIImage? { read(.data(data)) }

  /// Reads an image file on a background thread.
  ///
  /// - Parameter url: The URL of the file.
  /// - Returns: The image, or nil if there is no such file or it is not an image.
  public func image(contentsOf url: URL) async -> UIImage? {
    await Task.detached { () -> UIImage? in url.isFileURL ? read(.file(FilePath(url))) : nil }.value
  }

  /// Reads an image from the contents of an image file, on a background thread.
  ///
  /// - Parameter data: The contents of an image file.
  /// - Returns: The image, or nil if the data is not an image.
  public func image(data: Data) async -> UIImage? {
    await Task.detached { () -> UIImage? in read(.data(data)) }.value
  }

  private var scale: CGFloat {
    guard let density = configuration.pixelsPerInch, density > 0, density.isFinite else { return 1 }
    return density / 72
  }

  private func read(_ source: ImageSource) -> UIImage? {
    let thumbnailSize = configuration.preferredThumbnailSize
    guard thumbnailSize.width > 0, thumbnailSize.height > 0 else {
      guard let loadedImage = ImageDrawingProperties.load(source, scale: scale) else { return nil }
      let image = UIImage(storage: loadedImage.storage, values: loadedImage.values)
      return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }
    guard let loadedImage = ImageDrawingProperties.load(source, scale: scale) else { return nil }
    let image = UIImage(storage: loadedImage.storage, values: loadedImage.values)
    let size = image.size
    let factor = min(thumbnailSize.width / size.width, thumbnailSize.height / size.height, 1)
    guard factor < 1, size.width.isFinite, size.height.isFinite else {
      return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }
    let longerSide = Int((max(size.width, size.height) * scale * factor).rounded())
    guard let pixels = try? Runtime.imageCodec.decode(source, fitting: max(1, longerSide)) else { return nil }
    return UIImage(cgImage: CGImage(pixels: pixels), scale: scale, orientation: image.imageOrientation)
  }
}
