import Foundation

/// Functions that move the focus when a transition changes the visible content. The focus moves to a view controller
/// that appears, and returns to the previous item when that controller disappears
/// (`UIViewController.restoresFocusAfterTransition`).
@MainActor enum FocusTransitions {
  /// Stores the focused item before a controller's view is covered or removed.
  static func storeFocus(disappearing controller: UIViewController) {
    guard let system = UIFocusSystem.existing(for: controller.viewStorage?.window), let item = system.focusedItem,
      FocusTree.ancestors(of: item).contains(where: { $0 === controller })
    else { return }
    storeFocusedItem(item)
    system.needsFocusTarget = true
  }

  /// Moves the focus to a controller after its view has appeared.
  static func restoreFocus(showing controller: UIViewController) {
    guard let window = controller.viewStorage?.window, let system = UIFocusSystem.existing(for: window) else { return }
    if let item = system.focusedItem, FocusTree.isOffScreen(item, in: window) {
      storeFocusedItem(item)
      system.needsFocusTarget = true
    }
    guard system.needsFocusTarget else { return }
    let former = controller.restoresFocusAfterTransition ? controller.focusMemory?.target : nil
    controller.focusMemory = nil
    let target = former ?? FocusTree.target(in: controller)
    system.move(to: target, [])
    // If no item can become focused now, the focus moves to the next view that appears.
    system.needsFocusTarget = target == nil
    // The focus is not visible yet. The first arrow key shows the focus ring without moving the focus.
    system.isFocusHidden = !FocusRing.lastInputWasKey && former == nil && target != nil
  }

  private static func storeFocusedItem(_ item: any UIFocusItem) {
    let memory = FocusMemory(item)
    for case let controller as UIViewController in FocusTree.ancestors(of: item) { controller.focusMemory = memory }
  }
}
