import CoreGraphics
import Foundation

/// Gives the pointer, and what lies under it, a look of its own above a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says which regions there are and how they look; not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it does anything. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { PointerFollower.shared.changed(self) } } }
  /// The view to which it was added.
  open private(set) weak var view: UIView?

  /// An interaction that asks `delegate`. Without one nothing changes under the pointer.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) {
    guard self.view != nil, self.view !== view else { return }
    self.view = nil
    PointerFollower.shared.changed(self)
  }

  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for region and style anew, if the pointer is here.
  open func invalidate() { PointerFollower.shared.changed(self) }
}
