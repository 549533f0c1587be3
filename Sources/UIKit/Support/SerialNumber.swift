/// Numbers that are unique in a process.
///
/// Objects and tokens may outlive the application that created them, so the numbers do not begin again with the next
/// application.
@MainActor enum SerialNumber {
  private static var last = 0

  /// Returns a number that was not returned before.
  static func next() -> Int {
    last += 1
    return last
  }
}
