/// Numbers that are used once in a process.
///
/// Objects and tokens may outlive the application in which they were made, so the count does not begin again with the next
/// one.
@MainActor enum SerialNumber {
  private static var last = 0

  /// Returns a number that was not returned before.
  static func next() -> Int {
    last += 1
    return last
  }
}
