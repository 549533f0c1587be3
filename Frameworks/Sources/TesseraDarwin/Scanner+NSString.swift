import Foundation

// The methods of scanners with results of the type that they have on iOS. Foundation on Linux declares them with `String?`.
extension Scanner {
  /// Skips a string if the text continues with it.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - result: Receives the string.
  /// - Returns: `true` if the string was found.
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanString(string), result)
  }

  /// Skips the text before a string.
  ///
  /// - Parameters:
  ///   - string: The string. Without it, all of the text is skipped.
  ///   - result: Receives the skipped text.
  /// - Returns: `true` if there was text before the string.
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanUpToString(string), result)
  }

  /// Skips characters that belong to a set.
  ///
  /// - Parameters:
  ///   - set: The characters.
  ///   - result: Receives the skipped text.
  /// - Returns: `true` if there was such a character.
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanCharacters(from: set), result)
  }

  /// Skips characters that do not belong to a set.
  ///
  /// - Parameters:
  ///   - set: The characters.
  ///   - result: Receives the skipped text.
  /// - Returns: `true` if there was such a character.
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanUpToCharacters(from: set), result)
  }

  private func store(_ text: String?, _ result: UnsafeMutablePointer<NSString?>) -> Bool {
    guard let text else { return false }
    result.pointee = NSString(string: text)
    return true
  }
}
