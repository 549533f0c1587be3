import Foundation

/// The base class of generators for haptic feedback.
///
/// A desktop has no haptic engine. As on an iPad, all calls are accepted and do nothing, so that code for phones runs
/// unchanged.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// Creates a generator that belongs to no view.
  public override init() { super.init() }

  /// Creates a generator that belongs to a view, and adds it to the view's interactions.
  ///
  /// - Parameter view: The view on which the feedback happens.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view that the generator belongs to. The default is nil.
  open private(set) weak var view: UIView?

  /// Tells the generator that it is about to be added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil on removal.
  open func willMove(to view: UIView?) {}

  /// Tells the generator that it was added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil on removal.
  open func didMove(to view: UIView?) { self.view = view }

  /// Prepares the haptic engine for feedback. It does nothing in Tessera, since there is no engine.
  open func prepare() {}
}
