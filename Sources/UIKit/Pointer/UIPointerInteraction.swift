import CoreGraphics
import Foundation

/// An interaction that changes the pointer, or the view under it, while the pointer is above a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate that provides the regions and styles. It is not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// A Boolean value that determines whether the interaction is enabled. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { PointerTracker.shared.interactionDidChange(self) } } }
  /// The view to which the interaction belongs, or `nil` if it belongs to no view.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate.
  ///
  /// - Parameter delegate: The delegate that provides the regions and styles. It is not retained. An interaction
  ///   without a delegate has no effect.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {
    guard self.view != nil, self.view !== view else { return }
    self.view = nil
    PointerTracker.shared.interactionDidChange(self)
  }

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Requests the region and the style from the delegate again, if the pointer is over the view.
  open func invalidate() { PointerTracker.shared.interactionDidChange(self) }
}
