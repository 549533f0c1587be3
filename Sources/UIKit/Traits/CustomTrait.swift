import Foundation

/// The value of a trait that the application defines. Its type is erased.
package struct CustomTrait {
  package var value: Any
  package var definition: UITrait
  package var name: String
  package var affectsColor: Bool

  /// Returns whether two custom traits have the same value.
  package func isEqual(to otherTrait: CustomTrait?) -> Bool {
    guard let otherTrait else { return false }
    guard let equatable = value as? any Equatable else {
      // Values that are not Equatable are equal only if they are the same object.
      return type(of: value) is AnyClass && (value as AnyObject) === (otherTrait.value as AnyObject)
    }
    return Self.areEqual(equatable, otherTrait.value)
  }

  private static func areEqual<Value: Equatable>(_ value: Value, _ otherValue: Any) -> Bool {
    (otherValue as? Value) == value
  }
}
