import RuntimeInterface

/// How an image's pixels are drawn.
struct ImageValues: Equatable {
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  /// Of symbols and animated images; else the pixels' own.
  var size: CGSize?
  var renderingMode = UIImage.RenderingMode.automatic
  /// A colour of its own for the shape.
  var tint: UIColor?
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var baselineOffset: CGFloat?
  var configuration: UIImage.Configuration?
  var symbolName: String?
  var asset: UIImageAsset?
  var images: [UIImage]?
  var duration: TimeInterval = 0

  /// Nothing is said but the scale.
  var isPlain: Bool {
    orientation == .up && size == nil && renderingMode != .alwaysTemplate && tint == nil && capInsets == nil
      && !flipsForRightToLeft && asset == nil && images == nil
  }

  /// The header of a file or of data; nil when it is no picture.
  static func load(_ source: ImageSource, scale: CGFloat) -> (storage: ImageStorage, values: ImageValues)? {
    guard let info = try? Runtime.imageCodec.probe(source), info.pixelWidth > 0, info.pixelHeight > 0 else {
      return nil
    }
    var values = ImageValues()
    values.scale = scale
    values.orientation = UIImage.Orientation(exif: info.orientation)
    return (ImageStorage(source, info: info), values)
  }
}
