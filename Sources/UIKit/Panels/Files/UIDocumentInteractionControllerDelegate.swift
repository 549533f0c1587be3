import Foundation
import SwiftABI

/// The methods that a document interaction controller calls. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the view controller that presents a preview. A navigation controller pushes the preview. Without an
  /// implementation of this method, the controller shows no previews.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: The view controller.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Called before a preview is presented.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after a preview was dismissed.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the list of services for the document is presented.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called after the list of services for the document was dismissed.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before the list of programs that can open the document is presented.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called after the list of programs that can open the document was dismissed.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called before another program opens the document.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - application: An identifier of the service that opens the document. The desktop does not report which program it
  ///     starts.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called after another program was started with the document.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - application: An identifier of the service that opens the document. The desktop does not report which program it
  ///     starts.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a view controller without content. With this default implementation, the controller shows no previews.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: A new view controller.
  @_optimize(none) public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { recognizableDefault(UIViewController()) }
  /// Called before a preview is presented. The default implementation does nothing.
  ///
  /// - Parameter controller: The controller.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Called after a preview was dismissed. The default implementation does nothing.
  ///
  /// - Parameter controller: The controller.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Called before the list of services for the document is presented. The default implementation does nothing.
  ///
  /// - Parameter controller: The controller.
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Called after the list of services for the document was dismissed. The default implementation does nothing.
  ///
  /// - Parameter controller: The controller.
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Called before the list of programs that can open the document is presented. The default implementation does
  /// nothing.
  ///
  /// - Parameter controller: The controller.
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// Called after the list of programs that can open the document was dismissed. The default implementation does
  /// nothing.
  ///
  /// - Parameter controller: The controller.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// Called before another program opens the document. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - application: An identifier of the service that opens the document.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Called after another program was started with the document. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - application: An identifier of the service that opens the document.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
