import Foundation

/// Schedules an update of the focus after an environment has requested one with `setNeedsFocusUpdate()`.
@MainActor
enum FocusUpdateScheduler {
  /// Schedules a focus update, if the focused item belongs to the environment.
  static func scheduleUpdate(of environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.existing(for: FocusTree.window(of: environment)),
      let item = system.focusedItem, environment.contains(item)
    else { return }
    system.needsUpdate = true
    system.scheduleUpdate()
  }
}
