import UIKit

/// A photo that fills the display: on black, without bars. A click shows the bars, and Escape, F11 or a double click end it.
extension PhotoViewController {
  /// Adds the recognizers of taps and clicks, which show and hide the bars, of the double click that shows the photo in the full screen
  /// or ends the full screen, and of the double tap and the swipes.
  ///
  /// Taps and clicks wait for the second one: bars that appear move the photo away from the pointer.
  func addBarGestures() {
    let tap = addTap(Selector("tapped:", Self.tapped(_:)), [.direct, .pencil])
    let click = addTap(Selector("clicked:", Self.clicked(_:)), [.indirectPointer])
    let doubleClick = addTap(Selector("doubleClicked:", Self.doubleClicked(_:)), [.indirectPointer])
    doubleClick.numberOfTapsRequired = 2
    click.require(toFail: doubleClick)
    addZoomGestures(before: tap)
  }

  private func addTap(_ action: Selector, _ types: [UITouch.TouchType]) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: action)
    tap.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
    view.addGestureRecognizer(tap)
    return tap
  }

  private func doubleClicked(_ sender: Any?) { toggleWindowFullScreen() }

  /// A tap leaves the photo alone on the screen, as on phones, which have no full screen.
  private func tapped(_ sender: Any?) {
    if isSlideshowRunning { endSlideshow() } else { setBarsHidden(!areBarsHidden) }
  }

  private func clicked(_ sender: Any?) { if isSlideshowRunning || isWindowFullScreen { tapped(sender) } }

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
