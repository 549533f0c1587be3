/// An object of UIKit whose own properties notify key-value observers.
@MainActor protocol ObservableProperties: AnyObject {
  /// The observers, or nil until observing begins. The setters of the properties read this value, which is faster than a lookup of the
  /// associated object.
  var keyValueObservers: KeyValueObservers? { get set }

  /// Returns the value of a property whose changes notify observers, or nil for other properties.
  func observableValue(_ name: String) -> Any?

  /// Returns whether changes of a property notify observers, although its value is nil at times.
  func isObservableReference(_ name: String) -> Bool
}
