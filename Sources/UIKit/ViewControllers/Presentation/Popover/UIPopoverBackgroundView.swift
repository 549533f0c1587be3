import Foundation

/// A view that draws the background and the arrow of a popover. Subclasses override all its properties and methods.
///
/// The class of the view is `popoverBackgroundViewClass` of the presentation controller. The view fills the popover with its arrow,
/// and the content is in front of it. It is laid out again whenever the popover moves.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance between the center of the view and the center of the arrow, in points. It is measured to the right if the arrow
  /// points up or down, and downwards if the arrow points to the left or right. The default is 0.
  open var arrowOffset: CGFloat = 0

  /// The direction in which the arrow points. The set is empty if the popover has no arrow. The default is `any`.
  open var arrowDirection = UIPopoverArrowDirection.any

  /// A Boolean value that determines whether the corners of the content are rounded. The default is `true`.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow at its base. Subclasses must override this method: the implementation of this class reports an
  /// error; UIKit raises an exception.
  ///
  /// - Returns: The width in points, which is 30.
  open class func arrowBase() -> CGFloat {
    reportMissing("arrowBase()")
    return 30
  }

  /// Returns the height of the arrow from its base to its tip. Subclasses must override this method: the implementation of this class
  /// reports an error; UIKit raises an exception.
  ///
  /// - Returns: The height in points, which is 13.
  open class func arrowHeight() -> CGFloat {
    reportMissing("arrowHeight()")
    return PopoverLayout.Background().arrowLength
  }

  /// Returns the distances between the edges of the background without its arrow and the content. Subclasses must override this method:
  /// the implementation of this class reports an error; UIKit raises an exception.
  ///
  /// - Returns: The distances in points, which are 0.
  open class func contentViewInsets() -> UIEdgeInsets {
    reportMissing("contentViewInsets()")
    return .zero
  }

  private static func reportMissing(_ method: String) {
    Diagnostics.report("\(self): a subclass of UIPopoverBackgroundView must override \(method)")
  }
}
