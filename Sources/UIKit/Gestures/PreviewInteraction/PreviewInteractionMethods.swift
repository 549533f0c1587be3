import CoreGraphics
import Foundation
import SwiftABI

/// The optional methods of a preview interaction's delegate whose absence has a meaning.
@MainActor package enum PreviewInteractionMethods {
  /// The method `previewInteraction(_:didUpdateCommitTransition:ended:)`. Without it, the commit phase is not completed.
  package static let commit = OptionalMethod<any UIPreviewInteractionDelegate.Type>(
    plain: Plain.self, twin: OtherPlain.self, implementing: WithCommit.self)

  private class RequiredMethods: NSObject {
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {}
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
  }
  private final class Plain: RequiredMethods, UIPreviewInteractionDelegate {}
  private final class OtherPlain: RequiredMethods, UIPreviewInteractionDelegate {}
  private final class WithCommit: RequiredMethods, UIPreviewInteractionDelegate {
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
  }
}
