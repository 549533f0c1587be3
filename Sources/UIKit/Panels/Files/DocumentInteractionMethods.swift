import Foundation
import SwiftABI

/// The methods of a document interaction controller's delegate that the controller asks about.
@MainActor package enum DocumentInteractionMethods {
  package typealias Method = OptionalMethod<any UIDocumentInteractionControllerDelegate.Type>

  /// The method `documentInteractionControllerViewControllerForPreview(_:)`.
  package static let previewParent = Method(plain: Plain.self, twin: Twin.self, implementing: Previewing.self)

  private final class Plain: NSObject, UIDocumentInteractionControllerDelegate {}
  private final class Twin: NSObject, UIDocumentInteractionControllerDelegate {}
  private final class Previewing: NSObject, UIDocumentInteractionControllerDelegate {
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
  }
}
