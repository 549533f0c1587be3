/// The settings for string drawing, and its results.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The minimum factor by which fonts are scaled down so that the text fits. The default is 0, which means that fonts
  /// are not scaled.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which fonts were scaled in the last drawing or measurement.
  open package(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text in the last drawing or measurement, in points.
  open package(set) var totalBounds: CGRect = .zero
}
