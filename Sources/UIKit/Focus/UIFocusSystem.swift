import Foundation

/// Knows which item of a window has the focus and moves it: by the arrow keys to the nearest item in that direction, by
/// Tab from group to group, by request.
///
/// Nothing has the focus until Tab is pressed or code asks for it; until then arrows scroll. One system for each window.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved; the user info has the context and the coordinator.
  nonisolated public class var didUpdateNotification: NSNotification.Name { .init("UIFocusDidUpdateNotification") }
  /// Posted when there was nothing in the direction of a movement; the user info has the context.
  nonisolated public class var movementDidFailNotification: NSNotification.Name {
    .init("UIFocusMovementDidFailNotification")
  }
  /// In the user info of both: the `UIFocusUpdateContext`.
  nonisolated public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// In the user info of `didUpdateNotification`: the `UIFocusAnimationCoordinator`.
  nonisolated public class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }

  final weak var window: UIWindow?
  private final weak var item: (any UIFocusItem)? {
    didSet { if item !== oldValue { FocusRing.update(self) } }
  }
  private final weak var requested: (any UIFocusEnvironment)?
  private final var isRequestPending = false
  final var needsUpdate = false
  /// What had the focus is leaving the screen; whatever is shown next gets it.
  final var isHomeless = false
  /// The focus came along with what is shown, after a touch or a click: no ring has said where it is.
  final var isUnseen = false

  /// One for each window in which something was focused.
  @MainActor final class Registry {
    fileprivate var systems: [UIFocusSystem] = []
  }
  private static var own: Registry { ApplicationContext.current.focusSystems }
  static var all: [UIFocusSystem] { own.systems }

  private init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The system of the window that an environment is in; nil for one in no window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    guard let window = FocusTree.window(of: environment) else { return nil }
    if let present = own.systems.first(where: { $0.window === window }) { return present }
    own.systems.removeAll { $0.window == nil }
    let made = UIFocusSystem(window: window)
    own.systems.append(made)
    return made
  }

  /// The system of a window in which something has or had the focus; makes none. O(windows).
  static func existing(for window: UIWindow?) -> UIFocusSystem? {
    own.systems.isEmpty || window == nil ? nil : own.systems.first { $0.window === window }
  }

  /// The item that has the focus; nil where none has.
  open var focusedItem: (any UIFocusItem)? { item }

  /// Brings the focus to the preferred item of an environment, in the next frame or in `updateFocusIfNeeded`. Does nothing
  /// for an environment of another window, or without an item.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requested = environment
    schedule()
  }

  /// Moves the focus now, if that was asked for.
  open func updateFocusIfNeeded() {
    guard isRequestPending else { return }
    isRequestPending = false
    if let environment = requested {
      requested = nil
      if let target = FocusTree.target(in: environment) { move(to: target, []) }
    } else if needsUpdate {
      // What had the focus cannot have it any more: the nearest environment around it that has another item gets it.
      let around = item.map { FocusTree.isFocusable($0) ? [] : FocusTree.ancestors(of: $0) } ?? []
      if let target = around.lazy.compactMap({ FocusTree.target(in: $0) }).first { move(to: target, []) }
    }
    needsUpdate = false
  }

  final func schedule() {
    guard !isRequestPending else { return }
    isRequestPending = true
    AfterLayout.enqueue { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Moves the focus, if all environments concerned agree. Answers whether it moved.
  @discardableResult
  final func move(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
    let previous = item
    guard next !== previous else { return false }
    isUnseen = false
    let context = UIFocusUpdateContext()
    context.previousItem = previous
    context.nextItem = next
    context.direction = heading
    let environments = FocusTree.concerned(by: previous, and: next)
    for environment in environments where !environment.shouldUpdateFocus(in: context) { return false }
    item = next
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
    return true
  }

  /// Another view stands for the same item now; nobody is told.
  final func adopt(_ view: (any UIFocusItem)?) { item = view }

  final func movementFailed(_ heading: UIFocusHeading) {
    let context = UIFocusUpdateContext()
    context.previousItem = item
    context.direction = heading
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context])
  }
}
