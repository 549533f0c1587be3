import CoreGraphics
import Foundation

/// A delegate that is notified when the user selects another detent. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user dragged the sheet to another detent. It is not called for changes in code.
  ///
  /// - Parameter sheetPresentationController: The presentation controller of the sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Tells the delegate that the user dragged the sheet to another detent. It is not called for changes in code. The
  /// default implementation does nothing.
  ///
  /// - Parameter sheetPresentationController: The presentation controller of the sheet.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
