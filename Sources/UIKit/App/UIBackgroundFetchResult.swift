/// The result that an application passes on when it has downloaded content in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New content was downloaded.
  case newData = 0
  /// There was no new content.
  case noData = 1
  /// The download failed.
  case failed = 2
}
