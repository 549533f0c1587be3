/// An object of UIKit whose own properties notify key-value observers.
@MainActor protocol ObservableProperties: AnyObject {
  /// The observers, if observing began. The setters look at it, which is faster than at the association.
  var keyValueObservers: KeyValueObservers? { get set }

  /// Returns the value of a property whose changes notify observers, or nil for other properties.
  func observableValue(_ name: String) -> Any?
}
