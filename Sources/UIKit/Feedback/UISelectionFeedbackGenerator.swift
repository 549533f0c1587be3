import Foundation

/// A feedback generator for a selection that moves from one value to the next. It has no effect in Tessera.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a selection that changed. The method has no effect in Tessera.
  open func selectionChanged() {}

  /// Generates feedback for a selection that changed, at a location. The method has no effect in Tessera.
  ///
  /// - Parameter location: The point of the change, in the coordinates of the generator's view.
  open func selectionChanged(at location: CGPoint) {}
}
