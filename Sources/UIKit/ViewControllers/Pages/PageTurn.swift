/// A transition from the visible pages to others. The user controls the transition with a gesture, or the application
/// starts it with an animation.
@MainActor final class PageTurn {
  let direction: UIPageViewController.NavigationDirection
  let oldPages: [UIViewController]
  let newPages: [UIViewController]
  /// Indicates whether the user controls the page turn by scrolling. Such a turn can be cancelled.
  let isInteractive: Bool
  /// Indicates whether the delegate is notified of the end of the page turn.
  let notifiesDelegate: Bool
  let completion: ((Bool) -> Void)?
  /// Indicates whether the appearance callbacks of the pages have begun.
  var hasBegun = false
  /// Indicates whether the appearance callbacks of the pages have ended. A callback of their beginning can end the page turn.
  var hasEnded = false

  init(
    _ direction: UIPageViewController.NavigationDirection, from: [UIViewController], to: [UIViewController],
    isInteractive: Bool, notifiesDelegate: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    self.direction = direction
    oldPages = from
    newPages = to
    self.isInteractive = isInteractive
    self.notifiesDelegate = notifiesDelegate
    self.completion = completion
  }
}
