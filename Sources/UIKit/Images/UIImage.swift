import RuntimeInterface

/// An image with the properties that determine how it is drawn. It is immutable and can be used on any thread.
///
/// An image from a file reads the file's header when it is created. Its pixels are decoded when they are first used,
/// and retained. A file with a valid header and damaged pixels has a size and no `cgImage`; the error of
/// `UIImage.thumbnail(contentsOf:maximumPixelSize:)` contains the reason.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The pixels of the image. Only initializers set them.
  package private(set) final var storage: ImageStorage
  private(set) final var values: ImageValues

  private static let noPixels = ImageStorage(CGImage(pixels: PixelBuffer(width: 1, height: 1)))

  /// Creates an image without pixels. Subclasses call this initializer.
  public override init() {
    storage = Self.noPixels
    values = ImageValues()
    super.init()
  }

  convenience init(storage: ImageStorage, values: ImageValues) {
    self.init()
    self.storage = storage
    self.values = values
    isPlain = type(of: self) == UIImage.self && storage.symbol == nil && values.isPlain
  }

  /// Indicates whether the pixels are drawn unchanged in every environment. This is the case for most photos.
  private(set) final var isPlain = false

  // MARK: Creating images

  /// Creates an image from a PNG, JPEG, GIF or WebP file. The result is nil if there is no such file or it is not an
  /// image.
  ///
  /// `@2x` and `@3x` at the end of the name set the scale. For other names, a file in the same folder for the screen's
  /// scale is preferred, as in UIKit.
  ///
  /// - Parameter path: The path of the file.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.best(for: path),
      let loaded = ImageValues.load(.file(FilePath(file.path)), scale: file.scale)
    else { return nil }
    self.init(storage: loaded.storage, values: loaded.values)
  }

  /// Creates an image with a scale of 1 from the bytes of a file. The result is nil if they are not an image.
  ///
  /// - Parameter data: The bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file. The result is nil if they are not an image.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The number of pixels per point. Values that are not positive are replaced by 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let loaded = ImageValues.load(.data(data), scale: scale > 0 && scale.isFinite ? scale : 1) else {
      return nil
    }
    self.init(storage: loaded.storage, values: loaded.values)
  }

  /// Creates an image from the application's files for an image literal (`#imageLiteral(resourceName:)`). Traps if
  /// there is no image with this name.
  ///
  /// - Parameter name: The name of the image.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = UIImage(named: name) else { fatalError("UIImage: no image named \(name) in the main bundle") }
    self.init(storage: found.storage, values: found.values)
  }

  /// Creates an image with a scale of 1 from a bitmap.
  ///
  /// - Parameter cgImage: The bitmap.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from a bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - scale: The number of pixels per point. Values that are not positive are replaced by 1.
  ///   - orientation: The orientation of the bitmap.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var values = ImageValues()
    values.scale = scale > 0 && scale.isFinite ? scale : 1
    values.orientation = orientation
    self.init(storage: ImageStorage(cgImage), values: values)
  }

  /// Returns an image with the same pixels and changed drawing properties.
  func with(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(storage: storage, values: values)
  }

  // MARK: Properties

  /// The size in points, with the orientation applied.
  open var size: CGSize {
    if let size = values.size { return size }
    let width = CGFloat(storage.pixelWidth) / values.scale
    let height = CGFloat(storage.pixelHeight) / values.scale
    return values.orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
  /// The number of pixels per point.
  open var scale: CGFloat { values.scale }
  /// The orientation of the pixels of `cgImage`.
  open var imageOrientation: UIImage.Orientation { values.orientation }
  /// The stored pixels, or nil if they are damaged. The first access decodes the file of the image, which is slow.
  open var cgImage: CGImage? { storage.image(scale: values.scale) }
  /// The rendering mode of the image. Default automatic.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }
  /// The frames of an animated image, or nil for other images.
  open var images: [UIImage]? { values.images }
  /// The duration of all frames in seconds, or 0 for an image without animation.
  open var duration: TimeInterval { values.duration }
  /// The parts at the edges of a resizable image that keep their size, in points.
  open var capInsets: UIEdgeInsets { values.capInsets ?? .zero }
  /// The mode in which the inner parts of a resizable image are resized. Default tile.
  open var resizingMode: UIImage.ResizingMode { values.resizingMode }
  /// The distances of the alignment rectangle from the edges, in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// A Boolean value that indicates whether the image is a system symbol.
  open var isSymbolImage: Bool { storage.symbol != nil }
  /// The distance of a symbol's baseline from its bottom in points, or nil for other images.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }
  /// The configuration that the image was created for, or nil.
  open var configuration: UIImage.Configuration? { values.configuration }
  /// The configuration of a symbol image, or nil for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { values.configuration as? SymbolConfiguration }
  /// The asset with the variants of this image for other environments, or nil if the image was never registered with
  /// one.
  open var imageAsset: UIImageAsset? { values.asset }
  /// The environment that the image was created for.
  open var traitCollection: UITraitCollection { values.configuration?.traitCollection ?? UITraitCollection() }
  /// A Boolean value that indicates whether the image has a high dynamic range. Always false.
  open var isHighDynamicRange: Bool { false }
  /// The left cap inset in whole points. Use `capInsets` in new code.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// The top cap inset in whole points. Use `capInsets` in new code.
  open var topCapHeight: Int { Int(capInsets.top) }

  /// Indicates whether only the shape of the image is drawn. This is the case for templates and for symbols without
  /// another rendering mode.
  package var isDrawnAsTemplate: Bool {
    switch values.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return isSymbolImage && values.tint == nil
    }
  }

  // MARK: NSObject

  /// Returns the image itself, because images are immutable.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The image.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is an image that draws the same pixels in the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (storage === other.storage && values == other.values)
  }

  nonisolated open override var hash: Int { ObjectIdentifier(storage).hashValue }

  nonisolated open override var description: String {
    "<UIImage: \(values.symbolName.map { "symbol(\($0))" } ?? "") \(size.width) × \(size.height) pt @\(scale)x>"
  }
}
