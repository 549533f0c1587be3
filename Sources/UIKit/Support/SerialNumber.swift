/// Creates numbers that are unique in a process.
///
/// Objects and tokens can outlive the application that created them. For this reason the numbers do not begin again
/// with the next application.
@MainActor enum SerialNumber {
  private static var last = 0

  /// Returns a number that this function has not returned before in the process.
  static func next() -> Int {
    last += 1
    return last
  }
}
