import Foundation

/// Lets the user feel what a drawing does. Does nothing here, as its base class says.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of something that was aligned with a guide.
  ///
  /// - Parameter location: Where it happens, in the coordinates of the generator's view.
  open func alignmentOccurred(at location: CGPoint) {}

  /// Gives the feedback of a path that was completed.
  ///
  /// - Parameter location: Where it happens, in the coordinates of the generator's view.
  open func pathCompleted(at location: CGPoint) {}
}
