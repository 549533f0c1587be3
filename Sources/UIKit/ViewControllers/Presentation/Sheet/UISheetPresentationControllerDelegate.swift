import CoreGraphics
import Foundation

/// The methods of a delegate that is notified when the user selects a different detent. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user dragged the sheet to a different detent. This method is not called for
  /// programmatic changes.
  ///
  /// - Parameter sheetPresentationController: The presentation controller of the sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Tells the delegate that the user dragged the sheet to a different detent. This method is not called for
  /// programmatic changes. The default implementation does nothing.
  ///
  /// - Parameter sheetPresentationController: The presentation controller of the sheet.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
