/// The values of the anchors of a YAML file (`&name`), which aliases (`*name`) repeat.
///
/// Aliases of values with aliases multiply: ten lines with ten aliases each stand for ten thousand million values. The number
/// of repeated values is therefore limited.
struct YAMLAnchors {
  /// The number of values that aliases may repeat in a file.
  static let limit = 200_000

  private var values: [String: (value: YAMLValue, count: Int)] = [:]
  private var repeated = 0
  /// Indicates whether an alias was left out because of the limit.
  private(set) var isExceeded = false

  /// Defines an anchor.
  mutating func define(_ name: String, _ value: YAMLValue) { values[name] = (value, value.count) }

  /// Returns the value of an alias, or nil if there is no such anchor or too many values are repeated.
  mutating func value(_ name: String) -> YAMLValue? {
    guard let anchor = values[name] else { return nil }
    repeated += anchor.count
    isExceeded = isExceeded || repeated > Self.limit
    return isExceeded ? nil : anchor.value
  }

  /// The reason for which `value(_:)` returned nil for a name.
  func failure(_ name: String) -> String {
    isExceeded
      ? "aliases repeat more than \(Self.limit) values" : "there is no anchor \"&\(name.prefix(60))\" before this line"
  }
}
