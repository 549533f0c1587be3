import RuntimeInterface

/// A picture, and how it is to be drawn. Immutable, and usable from every thread.
///
/// An image from a file reads the file's header when it is made; its pixels are decoded when they are first needed, and
/// kept. A file whose header is fine and whose pixels are damaged has a size and no `cgImage`; why is in
/// `UIImage.thumbnail(contentsOf:maximumPixelSize:)`'s error.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Set while the image is made, and never again, as the values.
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

  /// A picture that is shown as its pixels are, whatever the environment: most photos.
  private(set) final var isPlain = false

  // MARK: Making

  /// The picture in a file, PNG, JPEG, GIF or WebP; nil when there is no such file or it is no picture. `@2x` and `@3x` at
  /// the end of the name set the scale; without them a file beside it for the screen's scale is preferred, as in UIKit.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.best(for: path),
      let loaded = ImageValues.load(.file(FilePath(file.path)), scale: file.scale)
    else { return nil }
    self.init(storage: loaded.storage, values: loaded.values)
  }

  /// The picture in a file's bytes, at scale 1; nil when they are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in a file's bytes; `scale` is pixels a point (1 when not positive). nil when they are no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let loaded = ImageValues.load(.data(data), scale: scale > 0 && scale.isFinite ? scale : 1) else {
      return nil
    }
    self.init(storage: loaded.storage, values: loaded.values)
  }

  /// An image of the application that is known to exist, such as that of a literal in source code
  /// (`#imageLiteral(resourceName:)`); stops with a message when it does not.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = UIImage(named: name) else { fatalError("UIImage: there is no image named \(name)") }
    self.init(storage: found.storage, values: found.values)
  }

  /// A bitmap at scale 1.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A bitmap; `scale` is pixels a point (1 when not positive).
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var values = ImageValues()
    values.scale = scale > 0 && scale.isFinite ? scale : 1
    values.orientation = orientation
    self.init(storage: ImageStorage(cgImage), values: values)
  }

  /// With other values over the same pixels.
  func with(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(storage: storage, values: values)
  }

  // MARK: What it is

  /// Points; sides swapped where the orientation says so.
  open var size: CGSize {
    if let size = values.size { return size }
    let width = CGFloat(storage.pixelWidth) / values.scale
    let height = CGFloat(storage.pixelHeight) / values.scale
    return values.orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
  /// Pixels a point.
  open var scale: CGFloat { values.scale }
  /// Which way up the pixels of `cgImage` are.
  open var imageOrientation: UIImage.Orientation { values.orientation }
  /// The pixels as stored. Decodes a file at the first call, for as long as that takes; nil when it is damaged.
  open var cgImage: CGImage? { storage.image(scale: values.scale) }
  /// Whether colours or the shape are drawn. Default automatic.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }
  /// The frames of an animated image; nil of others.
  open var images: [UIImage]? { values.images }
  /// Seconds for all frames; 0 of still images.
  open var duration: TimeInterval { values.duration }
  /// The corners and edges that do not grow, in points.
  open var capInsets: UIEdgeInsets { values.capInsets ?? .zero }
  /// How the middle grows. Default tile.
  open var resizingMode: UIImage.ResizingMode { values.resizingMode }
  /// Points by which the rectangle that layout aligns is smaller than the image.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether the image is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { storage.symbol != nil }
  /// Where the baseline of a symbol lies above the bottom, in points; nil of others.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }
  /// What the image was made for.
  open var configuration: UIImage.Configuration? { values.configuration }
  /// The same, of symbols.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { values.configuration as? SymbolConfiguration }
  /// The images of other environments that this one is a variant of; nil of an image that was never registered.
  open var imageAsset: UIImageAsset? { values.asset }
  /// The environment that the image was made for.
  open var traitCollection: UITraitCollection { values.configuration?.traitCollection ?? UITraitCollection() }
  /// Always false.
  open var isHighDynamicRange: Bool { false }
  /// `capInsets.left` in whole points, for old code.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// `capInsets.top` in whole points, for old code.
  open var topCapHeight: Int { Int(capInsets.top) }

  /// Whether only the shape counts: a template, or a symbol that nothing says otherwise of.
  package var isDrawnAsTemplate: Bool {
    switch values.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return isSymbolImage && values.tint == nil
    }
  }

  // MARK: NSObject

  /// Itself: images do not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Images are equal when they draw the same pixels the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (storage === other.storage && values == other.values)
  }

  nonisolated open override var hash: Int { ObjectIdentifier(storage).hashValue }

  nonisolated open override var description: String {
    "<UIImage: \(values.symbolName.map { "symbol(\($0))" } ?? "") \(size.width) × \(size.height) pt @\(scale)x>"
  }
}
