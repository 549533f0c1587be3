import Foundation

/// Lets the user feel that a selection moves from one value to the next. Does nothing here, as its base class says.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of a selection that changed.
  open func selectionChanged() {}

  /// Gives the feedback of a selection that changed.
  ///
  /// - Parameter location: Where it happens, in the coordinates of the generator's view.
  open func selectionChanged(at location: CGPoint) {}
}
