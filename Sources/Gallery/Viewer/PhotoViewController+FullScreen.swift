import UIKit

/// A photo that fills the display: on black, without bars. A click shows the bars, and Escape, F11 or a double click end it.
extension PhotoViewController {
  /// Adds the recognizer of the double click that shows the photo in the full screen, or ends the full screen.
  ///
  /// - Parameter tap: The recognizer of taps, which waits for the double click: the bars that it shows move the photo away
  ///   from the pointer.
  func addFullScreenGesture(before tap: UITapGestureRecognizer) {
    let click = UITapGestureRecognizer(target: self, action: Selector("doubleClicked:", Self.doubleClicked(_:)))
    click.numberOfTapsRequired = 2
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    view.addGestureRecognizer(click)
    tap.require(toFail: click)
  }

  private func doubleClicked(_ sender: Any?) { toggleWindowFullScreen() }

  /// Shows or hides the bars in the full screen.
  func toggleBars() {
    if isWindowFullScreen { setBarsHidden(!areBarsHidden) }
  }

  /// Hides the bars if the window fills the display or a slideshow runs, and otherwise shows them.
  func updateBars() {
    fillsScreen = isWindowFullScreen
    setBarsHidden(fillsScreen || isSlideshowRunning)
  }

  func setBarsHidden(_ isHidden: Bool) {
    guard isHidden != areBarsHidden else { return }
    areBarsHidden = isHidden
    navigationController?.setNavigationBarHidden(isHidden, animated: true)
    showBarItems()
    // A message instead of the photo is readable on black.
    overrideUserInterfaceStyle = isHidden ? .dark : .unspecified
    UIView.animate(withDuration: 0.3) {
      self.splitViewController?.preferredDisplayMode = isHidden ? .secondaryOnly : .oneBesideSecondary
      self.view.backgroundColor = isHidden ? .black : .systemBackground
    }
  }
}

extension UIViewController {
  /// The name of the action that the window performs.
  private static let fullScreenAction = Selector("toggleFullScreen:")

  /// A Boolean value that indicates whether the window fills the display.
  var isWindowFullScreen: Bool { viewIfLoaded?.window?.windowScene?.isFullScreen ?? false }

  /// Makes the window fill the display, or returns it to its earlier size.
  func toggleWindowFullScreen() {
    UIApplication.shared.sendAction(Self.fullScreenAction, to: nil, from: view.window, for: nil)
  }

  /// The key command with which Escape ends the full screen. It is available only in the full screen.
  var fullScreenKeyCommands: [UIKeyCommand] {
    guard isWindowFullScreen else { return [] }
    return [UIKeyCommand(title: "Leave Full Screen", action: Self.fullScreenAction, input: UIKeyCommand.inputEscape)]
  }
}
