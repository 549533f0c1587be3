import Foundation

/// An object that gets values from appearance proxies, or is a proxy: a view or a bar item.
@MainActor package protocol AppearanceTarget: NSObjectProtocol {
  /// The state of the object with regard to proxies, or nil if it has none.
  var appearanceRecord: AppearanceRecord? { get set }
  /// Indicates whether a value that is set now comes from the initializer of an object that contains this one.
  var isSetByInitializer: Bool { get }
  /// Creates an instance of the class, which becomes a proxy.
  static func makeAppearanceProxy() -> Self
}

extension AppearanceTarget {
  /// Records a new value of a property: on a proxy for the objects that it stands for, on other objects as set by the
  /// application. Does nothing as long as there are no proxies.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - value: The new value.
  @inline(__always)
  package func noteAppearance<Root: AnyObject, Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    if AppearanceCatalog.isUsed { AppearanceCatalog.shared.recordValue(self, path(), value) }
  }

  /// Records the values that are passed to a method, like a new value of a property.
  ///
  /// - Parameters:
  ///   - method: The name of the method.
  ///   - arguments: The arguments that identify the value, such as a control state.
  ///   - call: A closure that calls the method with the same arguments.
  @inline(__always)
  package func noteAppearance(
    _ method: String, _ arguments: @autoclosure () -> [AnyHashable], _ call: @escaping (Self) -> Void
  ) {
    if AppearanceCatalog.isUsed {
      AppearanceCatalog.shared.recordValue(self, AppearanceKey(member: method, arguments: arguments())) {
        if let object = $0 as? Self { call(object) }
      }
    }
  }
}
