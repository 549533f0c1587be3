/// What string drawing may do to make text fit, and what it did.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The least factor by which fonts may shrink; 0, the default: they do not.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor of the last drawing or measuring.
  open package(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last drawing or measuring, in points.
  open package(set) var totalBounds: CGRect = .zero
}
