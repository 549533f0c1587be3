import Foundation

/// A feedback generator for drawing canvases. It has no effect in Tessera.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for an object that was aligned with a guide. The method has no effect in Tessera.
  ///
  /// - Parameter location: The point of the alignment, in the coordinates of the generator's view.
  open func alignmentOccurred(at location: CGPoint) {}

  /// Generates feedback for a path that was completed. The method has no effect in Tessera.
  ///
  /// - Parameter location: The point of the completion, in the coordinates of the generator's view.
  open func pathCompleted(at location: CGPoint) {}
}
