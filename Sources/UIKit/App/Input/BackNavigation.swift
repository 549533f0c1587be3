/// Counts how often the user can go back, for hosts with a back button, such as a browser.
///
/// The Escape key goes back on a desktop: it closes menus, ends searches, dismisses presentations and pops controllers. A
/// host sends this key for its back button.
@MainActor enum BackNavigation {
  /// Returns the number of times that the Escape key changes what a window shows.
  ///
  /// The result can be too large, because one press can end what two responders have commands for, such as a search. It
  /// is 0 if nothing handles the key.
  ///
  /// - Complexity: O(*n*), where *n* is the number of key commands in the responder chain.
  static func depth(in window: UIWindow) -> Int {
    var depth = MenuPresenter.presenter(in: window)?.panels.count ?? 0
    var chain = ResponderChain(from: PressDispatcher.shared.responder(in: window))
    while let responder = chain.next() { depth += levels(of: responder) }
    return depth
  }

  private static func levels(of responder: UIResponder) -> Int {
    // An alert handles keys without commands.
    if let alert = responder as? UIAlertController { return alert.actions.contains { $0.style == .cancel } ? 1 : 0 }
    let hasCommand = (responder.keyCommands ?? []).contains {
      $0.input == UIKeyCommand.inputEscape && $0.modifierFlags.isEmpty && !$0.attributes.contains(.disabled)
    }
    // A controller below a presented one has no commands now, but can go back after the dismissal.
    return max(hasCommand ? 1 : 0, (responder as? UINavigationController)?.backDepth ?? 0)
  }
}

extension HostDisplay {
  /// Passes the number of times that the user can go back to a host with a back button.
  func updateBackDepth() {
    guard window.usesBackDepth else { return }
    let keyWindow = UIApplication.shared.keyWindow.flatMap { $0.screen === screen ? $0 : nil }
    window.setBackDepth(keyWindow.map(BackNavigation.depth) ?? 0)
  }
}
