import RuntimeInterface

/// The scale, orientation, rendering mode, insets and other properties with which an image is drawn.
struct ImageDrawingProperties: Equatable {
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  /// The size of a symbol or an animated image, in points. The value is nil for other images, whose size is derived from their pixels.
  var size: CGSize?
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color with which the opaque parts of the image are filled, or nil if the image is drawn in its own colors.
  var tint: UIColor?
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var baselineOffset: CGFloat?
  var configuration: UIImage.Configuration?
  var symbolName: String?
  /// The symbol set of an asset catalog, or nil for system symbols and other images.
  var symbolSet: SymbolSet?
  var asset: UIImageAsset?
  /// Indicates whether the properties were changed after the image was returned by its asset. Other variants of the
  /// asset are then drawn with these properties, too.
  var hasOwnProperties = false
  var images: [UIImage]?
  var duration: TimeInterval = 0

  /// Indicates whether all properties except the scale have their default values.
  var isPlain: Bool {
    orientation == .up && size == nil && renderingMode != .alwaysTemplate && tint == nil && capInsets == nil
      && !flipsForRightToLeft && asset == nil && images == nil
  }

  /// Reads the header of an encoded image. Returns its storage and drawing properties, or nil if the data does not
  /// contain an image.
  static func load(_ source: ImageSource, scale: CGFloat) -> (storage: ImageStorage, values: ImageDrawingProperties)? {
    guard let info = try? Runtime.imageCodec.probe(source), info.pixelWidth > 0, info.pixelHeight > 0 else {
      return nil
    }
    var values = ImageDrawingProperties()
    values.scale = scale
    values.orientation = UIImage.Orientation(exif: info.orientation)
    return (ImageStorage(source, info: info), values)
  }
}
