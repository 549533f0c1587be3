import CoreGraphics
import Foundation

/// The context in which the height of a detent is resolved.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container view.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
