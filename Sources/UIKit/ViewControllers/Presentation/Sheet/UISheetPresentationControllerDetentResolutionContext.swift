import CoreGraphics
import Foundation

/// What a detent's height is made of.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view in which the sheet lies.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
