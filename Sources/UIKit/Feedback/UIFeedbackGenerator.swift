import Foundation

/// The base class of generators for haptic feedback.
///
/// A desktop has no haptic engine. All calls are accepted and do nothing, as on an iPad, so that code for phones runs
/// unchanged.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// Creates a generator that does not belong to a view.
  public override init() { super.init() }

  /// Creates a generator that belongs to a view, and adds it to the view's interactions.
  ///
  /// - Parameter view: The view to which the feedback relates.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view to which the generator belongs. The default is nil.
  open private(set) weak var view: UIView?

  /// Tells the generator that it is about to be added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil if the generator is removed from its view.
  open func willMove(to view: UIView?) {}

  /// Tells the generator that it was added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil if the generator is removed from its view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Prepares the haptic engine for feedback. The method has no effect in Tessera.
  open func prepare() {}
}
