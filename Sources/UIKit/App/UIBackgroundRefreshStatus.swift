/// The availability of downloads in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Downloads in the background are unavailable, and the user cannot enable them.
  case restricted = 0
  /// The user has disabled downloads in the background.
  case denied = 1
  /// The system starts the application in the background for downloads.
  case available = 2
}
