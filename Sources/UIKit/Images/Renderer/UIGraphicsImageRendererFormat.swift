import Foundation

/// What an image renderer's bitmaps are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours that is asked for.
  public enum Range: Int, Sendable {
    /// Nobody said which.
    case unspecified = -1
    /// What suits the screen.
    case automatic
    /// More colours than sRGB has.
    case extended
    /// The colours of sRGB.
    case standard
  }

  /// Pixels a point; that of the main screen at first. Values that are not positive count as that, too.
  open var scale: CGFloat = UIGraphicsImageRendererFormat.screenScale
  /// True for bitmaps without alpha, which begin black; false at first.
  open var opaque = false
  /// Kept for source compatibility: bitmaps are sRGB, 8 bits a component.
  open var preferredRange = Range.automatic

  /// Makes the format for the main screen.
  public required init() { super.init() }

  /// Makes the format for an environment: its scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format of its own with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = super.copy(with: zone)
    if let format = other as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return other
  }

  /// The scale of the environment of now; 1 where that says nothing.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
