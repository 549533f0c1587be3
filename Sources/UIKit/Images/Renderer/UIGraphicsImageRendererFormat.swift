import Foundation

/// The format of the images that an image renderer draws: scale, opacity and range of colors.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors of an image: automatic, standard (sRGB) or extended.
  public enum Range: Int, Sendable {
    /// The range of colors is unspecified.
    case unspecified = -1
    /// The range of colors of the main screen.
    case automatic
    /// A range of colors that is wider than sRGB.
    case extended
    /// The standard range of colors, sRGB.
    case standard
  }

  /// The number of pixels per point. Values that are not positive mean the scale of the main screen. The default is
  /// that scale.
  open var scale: CGFloat = UIGraphicsImageRendererFormat.screenScale
  /// A Boolean value that determines whether images have no alpha channel. Opaque images are initially black. The
  /// default is `false`.
  open var opaque = false
  /// The preferred range of colors. The value has no effect in Tessera, where images are in sRGB with 8 bits per component.
  open var preferredRange = Range.automatic

  /// Creates a format for the main screen.
  public required init() { super.init() }

  /// Creates a format with the display scale of a trait collection.
  ///
  /// - Parameter traitCollection: The traits. Only their display scale is used.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a copy of the format.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return copy
  }

  /// The display scale of the current traits, or 1 if they do not specify one.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
