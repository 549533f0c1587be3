/// The screens of an application, one for each window of the host.
@MainActor final class Screens {
  /// The screens of the running application.
  static var shared: Screens { ApplicationContext.object(.screen, Screens()) }

  /// The value of `UIScreen.main`: the screen of the scene that is being connected or receives input. If there is no
  /// such scene, it is the screen of the scene that was used last.
  var main = UIScreen() {
    didSet { if main !== oldValue { UITraitCollection.mainScreenDidChange(to: main.traitCollection) } }
  }

  /// Runs a closure while a different screen is the main screen, so that the windows that the closure creates belong to
  /// that screen.
  func withMain(_ screen: UIScreen, _ work: () -> Void) {
    let previousMain = main
    main = screen
    work()
    // The closure may have closed the window of the outer screen.
    if !previousMain.hasEnded { main = previousMain }
  }
}
