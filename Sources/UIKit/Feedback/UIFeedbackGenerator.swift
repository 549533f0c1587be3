import Foundation

/// The base of the objects that let the user feel what happens.
///
/// There is no haptic engine on a desktop: generators take every call and do nothing, as on an iPad. Code that is written
/// for phones runs as it stands.
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

  /// The view that the generator belongs to; nil by default.
  open private(set) weak var view: UIView?

  /// Called when the generator is about to belong to another view, or to none.
  open func willMove(to view: UIView?) {}

  /// Called when the generator belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// Tells the engine that feedback is near. There is no engine here: the call does nothing.
  open func prepare() {}
}
