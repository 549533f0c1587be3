import Foundation

@MainActor
enum FocusRequests {
  static func requestUpdate(_ environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.existing(for: FocusTree.window(of: environment)),
      let item = system.focusedItem, environment.contains(item)
    else { return }
    system.needsUpdate = true
    system.schedule()
  }
}
