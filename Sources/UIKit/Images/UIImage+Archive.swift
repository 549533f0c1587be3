import RuntimeInterface

extension UIImage {
  private enum Key {
    static let data = "UIImageData"
    static let symbol = "UISystemSymbolName"
    static let scale = "UIImageScale"
    static let orientation = "UIImageOrientation"
    static let renderingMode = "UIRenderingMode"
    static let tint = "UIImageTintColor"
    static let capInsets = "UICapInsets"
    static let resizingMode = "UIResizingMode"
    static let alignmentInsets = "UIAlignmentRectInsets"
    static let flips = "UIFlipsForRightToLeftLayoutDirection"
    static let images = "UIImages"
    static let duration = "UIAnimationDuration"
  }

  final func encodeValues(with coder: NSCoder) {
    if let name = values.symbolName, isSymbolImage {
      coder.encodeString(name, forKey: Key.symbol)
      // Foundation on Linux cannot archive objects of nested classes, so the configuration adds its values to those of the image.
      symbolConfiguration?.encode(with: coder)
    } else if let pixels = storage.image(scale: scale)?.pixels,
      let data = try? Runtime.imageCodec.encodePNG(pixels)
    {
      coder.encode(data as NSData, forKey: Key.data)
    }
    coder.encode(Double(scale), forKey: Key.scale)
    coder.encode(imageOrientation.rawValue, forKey: Key.orientation)
    coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
    if let tint = values.tint { coder.encode(tint, forKey: Key.tint) }
    if let capInsets = values.capInsets { coder.encode(capInsets, forKey: Key.capInsets) }
    coder.encode(resizingMode.rawValue, forKey: Key.resizingMode)
    if alignmentRectInsets != .zero {
      coder.encode(alignmentRectInsets, forKey: Key.alignmentInsets)
    }
    coder.encode(flipsForRightToLeftLayoutDirection, forKey: Key.flips)
    if let images { coder.encode(NSArray(array: images), forKey: Key.images) }
    if duration > 0 { coder.encode(duration, forKey: Key.duration) }
  }

  /// Returns the image of an archive, or nil if it contains none.
  static func decoded(from coder: NSCoder) -> UIImage? {
    let image: UIImage?
    if let name = coder.decodeString(forKey: Key.symbol) {
      image = UIImage(systemName: name, withConfiguration: SymbolConfiguration(coder: coder))
    } else {
      let storedScale = coder.decodeNumber(forKey: Key.scale) ?? 1
      let scale = storedScale > 0 && storedScale.isFinite ? storedScale : 1
      image = coder.decodeValue(NSData.self, forKey: Key.data).flatMap {
        UIImage(data: $0 as Data, scale: scale)
      }
    }
    let images = coder.decodeArray(of: UIImage.self, forKey: Key.images)
    return (image ?? images?.first)?.with {
      if !(image?.isSymbolImage ?? false) {
        $0.orientation = Orientation(rawValue: coder.decodeInt(forKey: Key.orientation)) ?? .up
      }
      $0.renderingMode =
        RenderingMode(rawValue: coder.decodeInt(forKey: Key.renderingMode)) ?? .automatic
      $0.tint = coder.decodeValue(UIColor.self, forKey: Key.tint)
      if coder.hasValue(forKey: Key.capInsets) {
        $0.capInsets = coder.decodeUIEdgeInsets(forKey: Key.capInsets)
      }
      $0.resizingMode =
        ResizingMode(rawValue: coder.decodeInt(forKey: Key.resizingMode)) ?? .tile
      if coder.hasValue(forKey: Key.alignmentInsets) {
        $0.alignmentRectInsets = coder.decodeUIEdgeInsets(forKey: Key.alignmentInsets)
      }
      $0.flipsForRightToLeft = coder.decodeFlag(forKey: Key.flips)
      $0.images = images
      $0.duration = images == nil ? 0 : Double(coder.decodeNumber(forKey: Key.duration) ?? 0)
    }
  }
}
