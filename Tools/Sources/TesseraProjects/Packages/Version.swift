/// A version of a package, which consists of three numbers. It may be marked as a preview.
package struct Version: Comparable, Hashable, Sendable {
  package let major: Int
  package let minor: Int
  package let patch: Int
  /// Indicates whether something follows the numbers, such as `-beta.1`.
  package let isPreview: Bool

  /// Reads a version such as `1.2.3`, `v1.2` or `2.0.0-beta.1`. Returns nil for other texts.
  package init?(_ text: String) {
    let plain = text.hasPrefix("v") ? text.dropFirst() : Substring(text)
    let parts = plain.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    let numbers = first.prefix { $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...4).contains(numbers.count), numbers.allSatisfy({ ($0 ?? -1) >= 0 && ($0 ?? 0) < 1 << 40 }) else {
      return nil
    }
    major = (numbers[0] ?? 0)
    minor = numbers.count > 1 ? numbers[1] ?? 0 : 0
    patch = numbers.count > 2 ? numbers[2] ?? 0 : 0
    isPreview = parts.count > 1
  }

  package static func < (first: Version, second: Version) -> Bool {
    (first.major, first.minor, first.patch, first.isPreview ? 0 : 1)
      < (second.major, second.minor, second.patch, second.isPreview ? 0 : 1)
  }
}
