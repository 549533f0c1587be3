extension UIWindowScene {
  /// A Boolean value that indicates whether the scene fills the display. It is always `false` in a browser, because the
  /// browser does not report it.
  public var isFullScreen: Bool { screen.hostWindow?.isFullScreen ?? false }

  /// The name of the action that enters or leaves full screen. On the Mac, AppKit's windows perform it. In Tessera, scenes
  /// perform it.
  nonisolated static let fullScreenAction = "toggleFullScreen:"

  /// Makes the scene fill the display, or returns its window to the earlier size.
  final func toggleFullScreen(_ sender: Any?) {
    guard let window = screen.hostWindow else { return }
    window.setFullScreen(!window.isFullScreen)
  }
}
