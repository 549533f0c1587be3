import Foundation

/// The focus follows what is shown: it comes along when another controller takes the screen, and goes back to where it
/// was when that one leaves (`UIViewController.restoresFocusAfterTransition`).
@MainActor enum FocusTransitions {
  /// The controller's view is about to be covered or to leave.
  static func begins(leaving controller: UIViewController) {
    guard let system = UIFocusSystem.existing(for: controller.viewStorage?.window), let item = system.focusedItem,
      FocusTree.ancestors(of: item).contains(where: { $0 === controller })
    else { return }
    remember(item)
    system.isHomeless = true
  }

  /// The controller's view is shown now.
  static func ended(showing controller: UIViewController) {
    guard let window = controller.viewStorage?.window, let system = UIFocusSystem.existing(for: window) else { return }
    if let item = system.focusedItem, FocusTree.isLost(item, in: window) {
      remember(item)
      system.isHomeless = true
    }
    guard system.isHomeless else { return }
    let former = controller.restoresFocusAfterTransition ? controller.focusMemory?.target : nil
    controller.focusMemory = nil
    let target = former ?? FocusTree.target(in: controller)
    system.move(to: target, [])
    // Where nothing can have it, it waits for what is shown next.
    system.isHomeless = target == nil
    // The user has not seen yet where the focus is: the first arrow shows it.
    system.isUnseen = !FocusRing.isWanted && former == nil && target != nil
  }

  private static func remember(_ item: any UIFocusItem) {
    let memory = FocusMemory(item)
    for case let controller as UIViewController in FocusTree.ancestors(of: item) { controller.focusMemory = memory }
  }
}
