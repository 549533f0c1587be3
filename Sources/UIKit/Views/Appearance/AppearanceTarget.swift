import Foundation

/// A view or a bar item, which appearance proxies can configure, or which is itself a proxy.
@MainActor package protocol AppearanceTarget: NSObjectProtocol {
  /// The values that were set on the object and by proxies, or nil if there are none.
  var appearanceRecord: AppearanceRecord? { get set }
  /// Indicates whether the initializer of an object that contains this one is presumably still running. Values that are
  /// set during that time are not regarded as set by the application.
  var isBeingInitialized: Bool { get }
  /// Creates an instance of the class, which becomes a proxy.
  static func makeAppearanceProxy() -> Self
}

extension AppearanceTarget {
  /// Records that a property has a new value. On a proxy, the value then applies to the objects that the proxy
  /// represents. On other objects, it counts as set by the application, so that no proxy replaces it. If there are no
  /// proxies, the method does nothing.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - value: The new value.
  @inline(__always)
  package func recordAppearanceValue<Root: AnyObject, Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    if AppearanceCatalog.isUsed { AppearanceCatalog.shared.recordValue(self, path(), value) }
  }

  /// Records the arguments of a method call in the same way as a new value of a property.
  ///
  /// - Parameters:
  ///   - method: The name of the method.
  ///   - arguments: The arguments that identify the value, such as a control state.
  ///   - call: A closure that calls the method with the same arguments.
  @inline(__always)
  package func recordAppearanceValue(
    _ method: String, _ arguments: @autoclosure () -> [AnyHashable], _ call: @escaping (Self) -> Void
  ) {
    if AppearanceCatalog.isUsed {
      AppearanceCatalog.shared.recordValue(self, AppearanceKey(member: method, arguments: arguments())) {
        if let object = $0 as? Self { call(object) }
      }
    }
  }
}
