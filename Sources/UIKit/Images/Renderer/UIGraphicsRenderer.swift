import Foundation

/// What image renderers have in common.
open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat
  let bounds: CGRect

  /// Makes a renderer for what lies in `bounds`, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer for what lies in `bounds`, in points. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds.isNull || bounds.isInfinite ? .zero : bounds.standardized
    ownFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    ownFormat.bounds = self.bounds
    super.init()
  }

  /// What the contexts are like.
  open var format: UIGraphicsRendererFormat { ownFormat }
  /// True: a renderer can make images.
  open var allowsImageOutput: Bool { true }
}
