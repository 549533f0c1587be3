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

/// Says how the pointer looks above a view, and hears of it.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at the pointer; nil for none. Optional, `defaultRegion`, which is all of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look in a region; nil: the usual one. Optional, nil.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer is about to enter a region. Optional.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer is about to leave a region. Optional.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The default: all of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The default: nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// The default: nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// The default: nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Takes what is animated together with a change of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs `animations` beside the pointer's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs `completion` when the animation is over; it is told whether it ran to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
