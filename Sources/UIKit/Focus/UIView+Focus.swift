import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The controller of this view, or its superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = owningController { return controller }
    return superviewStorage
  }

  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The views below this one that can have the focus and reach into `rect` (own coordinates). O(views below).
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    FocusTree.items(in: self).filter { item in
      guard let view = item as? UIView else { return false }
      return view.convert(view.bounds, to: self).intersects(rect)
    }
  }

  /// Names the group of the items below; nil, the default: the group around.
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { needExtras().focusGroupIdentifier = newValue }
  }

  /// Asks for the focus to be looked after in the next frame; does something only where the focus is.
  public func setNeedsFocusUpdate() { FocusRequests.needUpdate(self) }

  /// Looks after the focus now, if that was asked for.
  public func updateFocusIfNeeded() { UIFocusSystem.existing(for: window)?.updateFocusIfNeeded() }
}

@MainActor
enum FocusRequests {
  static func needUpdate(_ environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.existing(for: FocusTree.window(of: environment)),
      let item = system.focusedItem, environment.contains(item)
    else { return }
    system.needsUpdate = true
    system.schedule()
  }
}
