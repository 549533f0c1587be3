/// The states of a value of an asset.
public enum AVKeyValueStatus: Int, Sendable {
  /// It is not known whether the value can be read.
  case unknown
  /// The value is being read.
  case loading
  /// The value can be used.
  case loaded
  /// The value cannot be read.
  case failed
  /// Reading the value was cancelled.
  case cancelled
}
