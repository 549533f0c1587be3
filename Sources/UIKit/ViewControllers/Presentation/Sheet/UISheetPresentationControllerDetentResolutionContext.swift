import CoreGraphics
import Foundation

/// The values on which the height of a detent can depend.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container view.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of the sheet, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
