import Foundation

extension CharacterSet {
  /// The characters that are not in the set, as a set that can be changed. `inverted` of a set of Foundation's own, such as
  /// `decimalDigits`, cannot be changed on Linux: `insert(_:)` or `remove(_:)` end the program.
  public var _inverted: CharacterSet {
    guard let copy = (inverted as NSCharacterSet).mutableCopy() as? NSMutableCharacterSet else { return inverted }
    return copy as CharacterSet
  }
}
