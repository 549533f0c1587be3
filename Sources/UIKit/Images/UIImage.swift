import RuntimeInterface

/// An image with the properties that determine how it is drawn. Images are immutable and can be used on any thread.
///
/// An image from a file reads the file's header when it is created. Its pixels are decoded and cached when they are
/// first used. If the header is valid and the pixels are damaged, the image has a size and no `cgImage`. The reason is
/// in the error that `UIImage.thumbnail(contentsOf:maximumPixelSize:)` throws.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral,
  @unchecked Sendable
{
  /// The pixels of the image. Only initializers set this property.
  package private(set) final var storage: ImageStorage
  private(set) final var values: ImageDrawingProperties

  private static let emptyStorage = ImageStorage(CGImage(pixels: PixelBuffer(width: 1, height: 1)))

  /// Creates an image without pixels. Subclasses call this initializer.
  public override init() {
    storage = Self.emptyStorage
    values = ImageDrawingProperties()
    super.init()
  }

  convenience init(storage: ImageStorage, values: ImageDrawingProperties) {
    self.init()
    self.storage = storage
    self.values = values
    updateIsPlain()
  }

  private final func updateIsPlain() {
    isPlain = type(of: self) == UIImage.self && storage.symbol == nil && values.isPlain
  }

  /// Indicates whether the pixels are drawn unchanged for all traits. This is the case for most photos.
  private(set) final var isPlain = false

  // MARK: Creating images

  // As in UIImage.h, these initializers are designated, so that subclasses can call them with `super`. They cannot
  // delegate to a common one: if it were internal, subclasses in applications would inherit no convenience initializers.

  /// Creates an image from a PNG, JPEG, GIF or WebP file. The result is nil if there is no such file or if it is not an
  /// image.
  ///
  /// `@2x` and `@3x` at the end of the name determine the scale. For other names, the variant for the screen's scale in
  /// the same folder is preferred, as in UIKit.
  ///
  /// - Parameter path: The path of the file.
  public init?(contentsOfFile path: String) {
    guard let file = ImageFiles.bestFile(for: path),
      let loadedValues = ImageDrawingProperties.load(.file(FilePath(file.path)), scale: file.scale)
    else { return nil }
    storage = loadedValues.storage
    values = loadedValues.values
    super.init()
    updateIsPlain()
  }

  /// Creates an image with a scale of 1 from the contents of an image file. The result is nil if the data is not an
  /// image.
  ///
  /// - Parameter data: The contents of an image file.
  public init?(data: Data) {
    guard let loadedValues = ImageDrawingProperties.load(.data(data), scale: 1) else { return nil }
    storage = loadedValues.storage
    values = loadedValues.values
    super.init()
    updateIsPlain()
  }

  /// Creates an image from the contents of an image file, with a number of pixels per point. The result is nil if the
  /// data is not an image.
  ///
  /// - Parameters:
  ///   - data: The contents of an image file.
  ///   - scale: The number of pixels per point. 1 is used instead of values that are not positive.
  public init?(data: Data, scale: CGFloat) {
    guard let loadedValues = ImageDrawingProperties.load(.data(data), scale: scale > 0 && scale.isFinite ? scale : 1)
    else {
      return nil
    }
    storage = loadedValues.storage
    values = loadedValues.values
    super.init()
    updateIsPlain()
  }

  /// Creates an image from a file of the application. The compiler calls this initializer for an image literal
  /// (`#imageLiteral(resourceName:)`). Traps if there is no image with the name.
  ///
  /// - Parameter name: The name of the image.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("UIImage: no image named \(name) in the main bundle. Add it to an asset catalog or as a file")
    }
    self.init(storage: image.storage, values: image.values)
  }

  /// Creates an image with a scale of 1 from a bitmap.
  ///
  /// - Parameter cgImage: The bitmap.
  public init(cgImage: CGImage) {
    storage = ImageStorage(cgImage)
    values = ImageDrawingProperties()
    super.init()
    updateIsPlain()
  }

  /// Creates an image from a bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - scale: The number of pixels per point. 1 is used instead of values that are not positive.
  ///   - orientation: The orientation of the bitmap.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var values = ImageDrawingProperties()
    values.scale = scale > 0 && scale.isFinite ? scale : 1
    values.orientation = orientation
    storage = ImageStorage(cgImage)
    self.values = values
    super.init()
    updateIsPlain()
  }

  /// Returns a copy of the image whose drawing properties are modified by a closure. The pixels are shared.
  func with(_ change: (inout ImageDrawingProperties) -> Void) -> UIImage {
    var values = values
    values.hasOwnProperties = values.asset != nil
    change(&values)
    return UIImage(storage: storage, values: values)
  }

  /// Returns the variant of the image for a trait collection, or the image itself if it belongs to no asset. The
  /// variant has the rendering mode, tint color, caps and other properties that were set on this image.
  func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset = values.asset else { return self }
    let variant = asset.image(with: traits)
    guard values.hasOwnProperties, variant.storage !== storage else { return values.hasOwnProperties ? self : variant }
    var values = values
    values.scale = variant.values.scale
    values.size = variant.values.size
    return UIImage(storage: variant.storage, values: values)
  }

  // MARK: Properties

  /// The size of the image in points, with the orientation applied.
  open var size: CGSize {
    if let size = values.size { return size }
    let width = CGFloat(storage.pixelWidth) / values.scale
    let height = CGFloat(storage.pixelHeight) / values.scale
    return values.orientation.swapsWidthAndHeight
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
  /// The number of pixels of the image per point.
  open var scale: CGFloat { values.scale }
  /// The orientation of the pixels of `cgImage`.
  open var imageOrientation: UIImage.Orientation { values.orientation }
  /// The stored pixels, or nil if they are damaged. The first access decodes the file of the image, which is slow.
  open var cgImage: CGImage? { storage.image(scale: values.scale) }
  /// The rendering mode of the image. The default is `automatic`.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }
  /// The frames of an animated image, or nil for other images.
  open var images: [UIImage]? { values.images }
  /// The duration of the whole animation in seconds. The value is 0 for an image without animation.
  open var duration: TimeInterval { values.duration }
  /// The parts at the edges of a resizable image that are not resized, in points.
  open var capInsets: UIEdgeInsets { values.capInsets ?? .zero }
  /// The way in which the inner parts of a resizable image are resized. The default is `tile`.
  open var resizingMode: UIImage.ResizingMode { values.resizingMode }
  /// The insets of the alignment rectangle from the edges of the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// A Boolean value that indicates whether the image is a symbol: a system symbol, or one of a symbol set in an asset catalog.
  open var isSymbolImage: Bool { storage.symbol != nil }
  /// The distance of the baseline from the bottom of the image in points, or nil if the image has no baseline. Symbols have a baseline. For
  /// other images, `withBaselineOffset(fromBottom:)` sets one.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }
  /// The configuration for which the image was created, or nil if it has none.
  open var configuration: UIImage.Configuration? { values.configuration }
  /// The configuration of a symbol image, or nil for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { values.configuration as? SymbolConfiguration }
  /// The asset with the variants of this image for other environments. The value is nil if the image was not registered with an asset.
  open var imageAsset: UIImageAsset? { values.asset }
  /// The traits for which the image was created.
  open var traitCollection: UITraitCollection { values.configuration?.traitCollection ?? UITraitCollection() }
  /// A Boolean value that indicates whether the image has a high dynamic range. The value is always `false` in Tessera.
  open var isHighDynamicRange: Bool { false }
  /// The left cap inset in whole points. New code uses `capInsets` instead.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// The top cap inset in whole points. New code uses `capInsets` instead.
  open var topCapHeight: Int { Int(capInsets.top) }

  /// Indicates whether the opaque parts of the image are filled with the tint color. This is the case for templates,
  /// and for symbols without a tint color in the `automatic` mode.
  package var isDrawnAsTemplate: Bool {
    switch values.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return isSymbolImage && values.tint == nil
    }
  }

  /// The image as controls and bars draw it in their foreground. "Navigation bars, tab bars, toolbars, and segmented
  /// controls automatically treat their foreground images as templates, while image views and web views treat their images
  /// as originals" (UIImage.h); so do system buttons. An image with a tint color of its own keeps it.
  package var asForegroundTemplate: UIImage {
    values.renderingMode == .automatic && values.tint == nil ? withRenderingMode(.alwaysTemplate) : self
  }

  // MARK: NSSecureCoding

  /// Creates an image from an archive that `encode(with:)` wrote. Returns nil if the archive contains no image.
  ///
  /// - Parameter coder: The unarchiver.
  public required convenience init?(coder: NSCoder) {
    guard let image = UIImage.decoded(from: coder) else { return nil }
    self.init(storage: image.storage, values: image.values)
  }

  /// Encodes the name of a symbol, or the pixels of the image as a PNG file, and the properties of the image. An image from an
  /// asset catalog is encoded in the variant that it has at present. Encoding pixels is slow.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  // MARK: NSObject

  /// Returns the image itself, because images are immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The image.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is an image that draws the same pixels in the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    // A symbol is drawn from its name and its configuration, and has pixels of its own.
    let hasSamePixels = storage === other.storage || values.symbolName != nil
    return self === other || (hasSamePixels && values == other.values)
  }

  nonisolated open override var hash: Int { values.symbolName?.hashValue ?? ObjectIdentifier(storage).hashValue }

  nonisolated open override var description: String {
    "<UIImage: \(values.symbolName.map { "symbol(\($0))" } ?? "") \(size.width) × \(size.height) pt @\(scale)x>"
  }
}
