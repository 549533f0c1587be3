import Foundation

/// The base class of graphics renderers, such as image renderers.
open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat
  let bounds: CGRect

  /// Creates a renderer for the content of a rectangle.
  ///
  /// - Parameter bounds: The rectangle that is drawn, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer that draws the content of a rectangle. A format specifies the properties of the contexts.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle that is drawn, in points.
  ///   - format: The format of the contexts, which is copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds.isNull || bounds.isInfinite ? .zero : bounds.standardized
    ownFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    ownFormat.bounds = self.bounds
    super.init()
  }

  /// The format that specifies the properties of the renderer's contexts.
  open var format: UIGraphicsRendererFormat { ownFormat }
  /// A Boolean value that indicates whether the renderer can create images. The value is always `true`.
  open var allowsImageOutput: Bool { true }
}
