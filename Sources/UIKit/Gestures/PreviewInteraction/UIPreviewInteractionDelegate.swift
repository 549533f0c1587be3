import CoreGraphics
import Foundation
import SwiftABI

/// The methods that follow the phases of a preview interaction. The methods about the beginning and the commit phase are
/// optional.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate whether an interaction may begin. The method is called once for a press. The default is `true`.
  ///
  /// - Parameter previewInteraction: The interaction.
  /// - Returns: `true` to begin the preview phase. With `false`, nothing more is called until the next press.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Tells the delegate about the progress of the preview phase. The method is called repeatedly.
  ///
  /// - Parameters:
  ///   - previewInteraction: The interaction.
  ///   - transitionProgress: The progress, from 0 to 1.
  ///   - ended: `true` when the phase is complete, with the last call.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Tells the delegate about the progress of the commit phase, which follows the preview phase. The method is called
  /// repeatedly. The default implementation does nothing; an interaction whose delegate does not have the method does not
  /// complete the phase.
  ///
  /// - Parameters:
  ///   - previewInteraction: The interaction.
  ///   - transitionProgress: The progress, from 0 to 1.
  ///   - ended: `true` when the phase is complete, with the last call.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Tells the delegate that the interaction was cancelled: by `cancel()`, or because the press ended before the commit
  /// phase was complete.
  ///
  /// - Parameter previewInteraction: The interaction.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

// The default implementations, which make two methods optional.
extension UIPreviewInteractionDelegate {
  /// Asks the delegate whether an interaction may begin. The default implementation returns `true`.
  ///
  /// - Parameter previewInteraction: The interaction.
  /// - Returns: `true`.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Tells the delegate about the progress of the commit phase. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - previewInteraction: The interaction.
  ///   - transitionProgress: The progress, from 0 to 1.
  ///   - ended: `true` when the phase is complete.
  @_optimize(none) public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { recognizableDefault(()) }
}
