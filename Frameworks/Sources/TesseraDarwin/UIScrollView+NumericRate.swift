import UIKit

extension UIScrollView {
  /// The rate of deceleration as a number. `tessera` adds a member that calls this property to modules in the mode of Swift 4, in which
  /// rates are numbers.
  public var _decelerationRateNumber: CGFloat {
    get { decelerationRate.rawValue }
    set { decelerationRate = DecelerationRate(rawValue: newValue) }
  }
}
