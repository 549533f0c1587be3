import Foundation

/// The focus system of a window. The focus system tracks the focused item and moves the focus: an arrow key moves the
/// focus to the nearest item, the Tab key to the next group, and the application can request other movements.
///
/// No item is focused until the user presses Tab or the application requests it. Until then, arrow keys scroll. Each
/// window has its own focus system.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved. The user info contains the context of the movement and the animation
  /// coordinator.
  nonisolated public class var didUpdateNotification: NSNotification.Name { .init("UIFocusDidUpdateNotification") }
  /// Posted when there is no item in the direction of a movement. The user info contains the context of the movement.
  nonisolated public class var movementDidFailNotification: NSNotification.Name {
    .init("UIFocusMovementDidFailNotification")
  }
  /// The key of the `UIFocusUpdateContext` in the user info of both notifications.
  nonisolated public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// The key of the `UIFocusAnimationCoordinator` in the user info of `didUpdateNotification`.
  nonisolated public class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }

  final weak var window: UIWindow?
  private final weak var item: (any UIFocusItem)? {
    didSet { if item !== oldValue { FocusRing.update(self) } }
  }
  private final weak var requestedEnvironment: (any UIFocusEnvironment)?
  private final var isRequestPending = false
  final var needsUpdate = false
  /// Indicates whether the focused item is disappearing from the screen. In this case, an item of the next view that
  /// appears becomes focused.
  final var needsFocusTarget = false
  /// Indicates whether the focus moved to a view that appeared after a touch or a click. In this case, the focus ring
  /// is hidden.
  final var isFocusHidden = false

  /// The existing focus systems of the application's windows. A window gets its focus system when it is first
  /// requested.
  @MainActor final class Registry {
    fileprivate var systems: [UIFocusSystem] = []
  }
  private static var shared: Registry { ApplicationContext.object(.focusSystems, Registry()) }
  static var all: [UIFocusSystem] { shared.systems }

  private init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Returns the focus system of the window that contains an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The focus system, or `nil` if the environment is not in a window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    guard let window = FocusTree.window(of: environment) else { return nil }
    if let existingSystem = shared.systems.first(where: { $0.window === window }) { return existingSystem }
    shared.systems.removeAll { $0.window == nil }
    let system = UIFocusSystem(window: window)
    shared.systems.append(system)
    return system
  }

  /// Returns the focus system of a window, or `nil` if it was not created yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of windows.
  static func existing(for window: UIWindow?) -> UIFocusSystem? {
    shared.systems.isEmpty || window == nil ? nil : shared.systems.first { $0.window === window }
  }

  /// The focused item, or `nil` if no item is focused.
  open var focusedItem: (any UIFocusItem)? { item }

  /// Requests that the preferred item of an environment be focused in the next frame or by `updateFocusIfNeeded()`.
  ///
  /// - Parameter environment: The environment. The request has no effect if the environment contains no focusable item.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requestedEnvironment = environment
    scheduleUpdate()
  }

  /// Moves the focus immediately if an update was requested.
  open func updateFocusIfNeeded() {
    guard isRequestPending else { return }
    isRequestPending = false
    if let environment = requestedEnvironment {
      requestedEnvironment = nil
      if let target = FocusTree.target(in: environment) { move(to: target, []) }
    } else if needsUpdate {
      // If the focused item is no longer focusable, an item of the nearest environment around it is focused.
      let environments = item.map { FocusTree.isFocusable($0) ? [] : FocusTree.ancestors(of: $0) } ?? []
      if let target = environments.lazy.compactMap({ FocusTree.target(in: $0) }).first { move(to: target, []) }
    }
    needsUpdate = false
  }

  final func scheduleUpdate() {
    guard !isRequestPending else { return }
    isRequestPending = true
    AfterLayoutQueue.enqueue { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Moves the focus if all environments of the movement allow it. Returns `true` if the focus has moved.
  @discardableResult
  final func move(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
    let previous = item
    guard next !== previous else { return false }
    isFocusHidden = false
    let context = UIFocusUpdateContext()
    context.previousItem = previous
    context.nextItem = next
    context.direction = heading
    let environments = FocusTree.environmentsToNotify(by: previous, and: next)
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

  /// Replaces the focused view by another view for the same item. The environments are not notified.
  final func replaceFocusedView(by view: (any UIFocusItem)?) { item = view }

  final func movementDidFail(_ heading: UIFocusHeading) {
    let context = UIFocusUpdateContext()
    context.previousItem = item
    context.direction = heading
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context])
  }
}
