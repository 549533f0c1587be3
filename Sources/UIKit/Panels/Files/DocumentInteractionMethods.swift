import Foundation
import SwiftABI

/// The optional delegate methods whose implementation changes the behavior of a document interaction controller.
@MainActor package enum DocumentInteractionMethods {
  package typealias Method = OptionalMethod<any UIDocumentInteractionControllerDelegate.Type>

  /// The method `documentInteractionControllerViewControllerForPreview(_:)`, without which the controller shows no
  /// previews.
  package static let previewParent = Method(plain: Plain.self, twin: Twin.self, implementing: Previewing.self)

  private final class Plain: NSObject, UIDocumentInteractionControllerDelegate {}
  private final class Twin: NSObject, UIDocumentInteractionControllerDelegate {}
  private final class Previewing: NSObject, UIDocumentInteractionControllerDelegate {
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
  }
}
