/// The result of a download in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was downloaded.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The download failed.
  case failed = 2
}
