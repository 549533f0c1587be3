/// The state of a search controller's search: whether the search is active or about to begin, and its running
/// animation.
@MainActor
struct SearchSession {
  var isActive = false
  /// Indicates whether the search begins as soon as the search bar is in a window.
  var isPending = false
  /// Indicates whether the delegate's `presentSearchController(_:)` is being called.
  var isRequestingPresentation = false
  /// Indicates whether the application has requested that the results are shown.
  var showsResults = false
  /// Indicates whether editing of the search bar is beginning. While it is `true`, the search does not begin a second
  /// time.
  var isBeginningByEditing = false
  /// The view controller of the searched content, in front of whose view the results are shown.
  weak var host: UIViewController?
  /// A closure that ends the running animation of the presentation or dismissal immediately, or `nil` if none is
  /// running. It is set before the callbacks of the presentation or dismissal, so that another one in them ends it first.
  var finishAnimation: (() -> Void)?
  /// Indicates whether the animation of the presentation or dismissal is running.
  var isAnimating = false
  /// The key command that begins the search. The controller that contains the search bar provides it.
  var findCommand: UIKeyCommand?
  weak var findOwner: UIViewController?
  /// The number of presentations and dismissals so far. A completion handler with an older number belongs to an
  /// interrupted animation and is ignored.
  var generation = 0
}
