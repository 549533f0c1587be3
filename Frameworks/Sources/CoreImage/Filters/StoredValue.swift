import CoreGraphics
import Foundation

/// A value of a filter as a property. The filter stores the value by its key.
@propertyWrapper
struct StoredValue<Value: FilterProperty> {
  private let key: StaticString

  init(_ key: StaticString) { self.key = key }

  @available(*, unavailable, message: "only filters have such properties")
  var wrappedValue: Value {
    get { preconditionFailure("Core Image: a value without a filter") }
    set { preconditionFailure("Core Image: a value without a filter") }
  }

  static subscript<Filter: CIFilter>(
    _enclosingInstance filter: Filter, wrapped _: ReferenceWritableKeyPath<Filter, Value>,
    storage storage: ReferenceWritableKeyPath<Filter, StoredValue>
  ) -> Value {
    get { Value.value(filter.value(forKey: "\(filter[keyPath: storage].key)")) }
    set { filter.setValue(newValue.filterValue, forKey: "\(filter[keyPath: storage].key)") }
  }
}

/// A type of properties of filters.
protocol FilterProperty {
  /// Returns the value for that of a filter, which may be missing or of another type.
  static func value(_ filterValue: Any?) -> Self
  /// The value in the form in which filters store it.
  var filterValue: Any? { get }
}

extension Float: FilterProperty {
  static func value(_ filterValue: Any?) -> Self { (filterValue as? NSNumber)?.floatValue ?? 0 }
  var filterValue: Any? { self }
}

extension String: FilterProperty {
  static func value(_ filterValue: Any?) -> Self { filterValue as? String ?? "" }
  var filterValue: Any? { self }
}

extension Data: FilterProperty {
  static func value(_ filterValue: Any?) -> Self { filterValue as? Data ?? Data() }
  var filterValue: Any? { self }
}

extension CGAffineTransform: FilterProperty {
  static func value(_ filterValue: Any?) -> Self { filterValue as? CGAffineTransform ?? .identity }
  var filterValue: Any? { self }
}

extension CGPoint: FilterProperty {
  static func value(_ filterValue: Any?) -> Self { (filterValue as? CIVector)?.cgPointValue ?? .zero }
  var filterValue: Any? { CIVector(cgPoint: self) }
}

extension CGRect: FilterProperty {
  static func value(_ filterValue: Any?) -> Self { (filterValue as? CIVector)?.cgRectValue ?? .zero }
  var filterValue: Any? { CIVector(cgRect: self) }
}

extension Optional: FilterProperty where Wrapped == CIImage {
  static func value(_ filterValue: Any?) -> Self { filterValue as? CIImage }
  var filterValue: Any? { self }
}

extension CIVector: FilterProperty {
  static func value(_ filterValue: Any?) -> CIVector { filterValue as? CIVector ?? CIVector([]) }
  var filterValue: Any? { self }
}

extension CIColor: FilterProperty {
  static func value(_ filterValue: Any?) -> CIColor { filterValue as? CIColor ?? .black }
  var filterValue: Any? { self }
}
