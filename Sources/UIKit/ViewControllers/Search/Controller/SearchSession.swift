/// The state of a search controller's search.
@MainActor
struct SearchSession {
  var isActive = false
  /// Indicates whether the search begins when the search bar is in a window.
  var isPending = false
  /// Indicates whether the application shows the results.
  var showsResults = false
  /// Indicates whether the search bar begins to be edited, so that the search does not begin a second time.
  var isBeginningByEditing = false
  /// The controller of the searched content, in front of whose view the results are shown.
  weak var host: UIViewController?
  /// Ends the running animation of the presentation or dismissal at once, or `nil` if none runs.
  var finish: (() -> Void)?
  /// The command that begins the search, in the controller that contains the search bar.
  var findCommand: UIKeyCommand?
  weak var findOwner: UIViewController?
  /// The number of presentations and dismissals so far, by which completions of interrupted ones are recognized.
  var generation = 0
}
