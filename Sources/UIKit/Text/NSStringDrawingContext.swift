/// The settings and the results of string drawing.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The minimum factor by which fonts are scaled down so that the text fits. The default is 0, which does not scale
  /// them.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used for the last drawing or measuring.
  open package(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last drawing or measuring, in points.
  open package(set) var totalBounds: CGRect = .zero
}
